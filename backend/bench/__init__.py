"""The benchmarks: the same code behind `saidgraph bench` and the scripts in `benchmarks/`."""
