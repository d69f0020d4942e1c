"""Games to read. Each folder is a whole game that is not installed: make it known with `veillee.core.spec.register`."""
