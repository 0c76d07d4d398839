"""A client of Marionette, the protocol by which Firefox is driven: JSON with its length before it, over TCP."""

import json
import socket


class MarionetteError(Exception):
    pass


class Marionette:
    def __init__(self, port):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=300)
        self.stream = self.socket.makefile("rb")
        self.number = 0
        self.read()

    def read(self):
        digits = b""
        while (byte := self.stream.read(1)) != b":":
            if not byte:
                raise MarionetteError("Firefox has closed the connection")
            digits += byte
        return json.loads(self.stream.read(int(digits)))

    def send(self, command, **parameters):
        """Sends a command, and returns its result."""
        self.number += 1
        message = json.dumps([0, self.number, command, parameters]).encode()
        self.socket.sendall(b"%d:%s" % (len(message), message))
        while True:
            _, number, error, result = self.read()
            if number != self.number:
                continue
            if error:
                raise MarionetteError(f"{command}: {error['message']}")
            return result.get("value", result) if isinstance(result, dict) else result

    def close(self):
        self.stream.close()
        self.socket.close()
