"""Cases for the client's unit tests, made by the Python that the client has to agree with."""
