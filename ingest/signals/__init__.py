"""What a passage holds by rule: dates, amounts, addresses, identifiers, signs of decision, correction, negation.

Signals are the ground the gate stands on; `mask_secrets` runs before anything is stored.
"""

from ingest.signals.found import find_signals
from ingest.signals.secrets import mask_secrets, mask_value

__all__ = ["find_signals", "mask_secrets", "mask_value"]
