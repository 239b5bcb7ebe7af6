"""Writes the encoder of multilingual-e5-small as an ONNX graph.

BERT as published (Devlin et al. 2019): embeddings go in, twelve layers of attention and feed-forward follow, and
the last layer's state comes out.

Matrices are multiplied in whole numbers: weights with one scale a column, activations with one scale a token, as
in LLM.int8() (Dettmers et al. 2022). That takes half the processor's time of full precision, and a sum of whole
numbers is the same in any order. Vectors keep a cosine of 0.998 and more with those of full precision.
Multiplying the four-bit weights as they are (`MatMulNBits`) took more than twice as long. Half of the time goes
into passes over whole states, so two of them are left out: `MatMulIntegerToFloat` multiplies by the columns'
scales as it writes its product, and the largest size in a row is found without a second copy of the row.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import onnx
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper

from backend.embed.e5_weights import Weights

# Of the operators used, Gelu came last: opset 20, whose file format is number 9.
_OPSET, _FILE_FORMAT = 20, 9
_CONTRIBUTED = "com.microsoft"  # operators of ONNX Runtime's own
# Seven bits a weight: processors without VNNI add two products in sixteen bits, and 2 · 255 · 64 still fits.
_LARGEST_WEIGHT = 63
_LARGEST_ACTIVATION, _ZERO = 127, 128
_SMALLEST = 1e-9  # a token of zeros has a scale as well


def encoder(weights: Weights) -> bytes:
    """Return the graph, serialised.

    Inputs: `embedded` (texts, tokens, hidden) and `mask` (texts, 1, 1, tokens), which is added to attention's
    scores. The only output is the state of each token after the last layer, (texts, tokens, hidden).
    """
    writer = _Writer(weights)
    sizes = weights.sizes
    head = sizes.hidden // sizes.heads
    writer.constant("heads", np.array([sizes.heads, head], np.int64))
    writer.constant("hidden", np.array([sizes.hidden], np.int64))
    writer.constant("flat", np.array([-1, sizes.hidden], np.int64))
    writer.constant("scale", np.array(head**-0.5, np.float32))
    writer.constant("texts and tokens", np.array([0, 1], np.int64))
    writer.constant("last", np.array([1], np.int64))
    writer.constant("largest", np.array(1 / _LARGEST_ACTIVATION, np.float32))
    writer.constant("smallest", np.array(_SMALLEST, np.float32))
    writer.constant("zero", np.array(_ZERO, np.uint8))
    writer.constant("one", np.array(1, np.float32))
    counts = writer.node("Gather", [writer.node("Shape", ["embedded"], "shape"), "texts and tokens"], "counts")
    writer.node("Concat", [counts, "heads"], "by head", axis=0)
    writer.node("Concat", [counts, "hidden"], "by token", axis=0)
    # Tokens in one row after another: a scale for each is then a list.
    state = writer.normalise(writer.node("Reshape", ["embedded", "flat"], "tokens"), "emb.ln")
    for number in range(sizes.layers):
        state = _layer(writer, state, f"l{number}.")
    return writer.serialised(writer.node("Reshape", [state, "by token"], "states"))


def _layer(writer: _Writer, state: str, layer: str) -> str:
    projected = writer.linear(state, f"{layer}qkv", *(layer + name for name in "qkv"))
    parts = writer.split(projected, [f"{layer}{name}" for name in "qkv"])
    # Keys are turned over once more, so that queries can be multiplied with them.
    orders = ([0, 2, 1, 3], [0, 2, 3, 1], [0, 2, 1, 3])
    query, key, value = (writer.by_head(part, order) for part, order in zip(parts, orders, strict=True))
    scores = writer.node("MatMul", [query, key], f"{layer}scores")
    scaled = writer.node("Mul", [scores, "scale"], f"{layer}scaled")
    masked = writer.node("Add", [scaled, "mask"], f"{layer}masked")
    attention = writer.node("Softmax", [masked], f"{layer}attention", axis=-1)
    seen = writer.node("MatMul", [attention, value], f"{layer}seen")
    turned = writer.node("Transpose", [seen], f"{layer}turned", perm=[0, 2, 1, 3])
    joined = writer.node("Reshape", [turned, "flat"], f"{layer}joined")
    state = writer.residual(state, writer.linear(joined, f"{layer}out", f"{layer}ao"), f"{layer}aln")
    inner = writer.node("Gelu", [writer.linear(state, f"{layer}inner", f"{layer}fi")], f"{layer}gelu")
    return writer.residual(state, writer.linear(inner, f"{layer}outer", f"{layer}fo"), f"{layer}oln")


class _Writer:
    """Collects nodes and constants of a graph."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._nodes: list[onnx.NodeProto] = []
        self._constants: list[onnx.TensorProto] = []

    def constant(self, name: str, values: NDArray[np.generic]) -> str:
        """Add a constant and return its name."""
        self._constants.append(numpy_helper.from_array(values, name))
        return name

    def node(self, kind: str, inputs: list[str], output: str, **options: Any) -> str:
        """Add an operator with one output and return the output's name."""
        self._nodes.append(helper.make_node(kind, inputs, [output], **options))
        return output

    def linear(self, state: str, output: str, *names: str) -> str:
        """Add a product with a matrix, or with several side by side, and the bias."""
        matrices = [self.weights.matrix(f"{name}.w", len(self._bias(name))) for name in names]
        weights = np.ascontiguousarray(np.concatenate(matrices).T)
        scales = np.abs(weights).max(axis=0) / np.float32(_LARGEST_WEIGHT)
        self.constant(f"{output}.w", np.rint(weights / scales).astype(np.int8))
        self.constant(f"{output}.w.scales", scales)
        self.constant(f"{output}.b", np.concatenate([self._bias(name) for name in names]))
        whole, by_token = self.whole_numbers(state, output)
        # The operator takes one scale for all tokens: theirs are multiplied by afterwards.
        factors = [whole, f"{output}.w", "one", f"{output}.w.scales", "zero"]
        by_column = self.node("MatMulIntegerToFloat", factors, f"{output}.by column", domain=_CONTRIBUTED)
        scaled = self.node("Mul", [by_column, by_token], f"{output}.scaled")
        return self.node("Add", [scaled, f"{output}.b"], output)

    def whole_numbers(self, state: str, output: str) -> tuple[str, str]:
        """Add a state's rows as numbers of eight bits around the zero point; return them and their scales."""
        highest = self.node("ReduceMax", [state, "last"], f"{output}.highest", keepdims=0)
        lowest = self.node("ReduceMin", [state, "last"], f"{output}.lowest", keepdims=0)
        depth = self.node("Neg", [lowest], f"{output}.depth")
        largest = self.node("Max", [highest, depth], f"{output}.largest")
        scale = self.node("Mul", [largest, "largest"], f"{output}.unit")
        scale = self.node("Max", [scale, "smallest"], f"{output}.scale")
        count = self.node("Shape", [scale], f"{output}.count")
        zeros = self.node("Expand", ["zero", count], f"{output}.zeros")
        whole = self.node("QuantizeLinear", [state, scale, zeros], f"{output}.whole", axis=0)
        return whole, self.node("Unsqueeze", [scale, "last"], f"{output}.by token")

    def split(self, state: str, names: list[str]) -> list[str]:
        """Add a split of the last axis into equal parts."""
        self._nodes.append(helper.make_node("Split", [state], names, axis=-1, num_outputs=len(names)))
        return names

    def by_head(self, state: str, order: list[int]) -> str:
        """Add the view of a projection head by head, its axes in an order."""
        shaped = self.node("Reshape", [state, "by head"], f"{state}.shaped")
        return self.node("Transpose", [shaped], f"{state}.turned", perm=order)

    def _bias(self, name: str) -> NDArray[np.float32]:
        return self.weights.plain(f"{name}.b")

    def normalise(self, state: str, name: str) -> str:
        """Add a layer normalisation."""
        factors = [self.constant(f"{name}.{part}", self.weights.plain(f"{name}.{part}")) for part in "wb"]
        return self.node(
            "LayerNormalization", [state, *factors], name, axis=-1, epsilon=self.weights.sizes.epsilon
        )

    def residual(self, state: str, change: str, name: str) -> str:
        """Add a change to a state and normalise the sum."""
        return self.normalise(self.node("Add", [state, change], f"{name}.sum"), name)

    def serialised(self, output: str) -> bytes:
        """Return the model with one output."""
        hidden = self.weights.sizes.hidden
        number = TensorProto.FLOAT
        inputs = [
            helper.make_tensor_value_info("embedded", number, ["texts", "tokens", hidden]),
            helper.make_tensor_value_info("mask", number, ["texts", 1, 1, "tokens"]),
        ]
        outputs = [helper.make_tensor_value_info(output, number, ["texts", "tokens", hidden])]
        graph = helper.make_graph(self._nodes, "e5", inputs, outputs, self._constants)
        operators = [helper.make_opsetid("", _OPSET), helper.make_opsetid(_CONTRIBUTED, 1)]
        model = helper.make_model(graph, opset_imports=operators, ir_version=_FILE_FORMAT)
        return bytes(model.SerializeToString())
