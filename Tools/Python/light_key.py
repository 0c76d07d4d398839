"""Seals a secret key with a passphrase, in minisign's format, at the least cost that libsodium takes.

    python3 light_key.py OPEN.key SEALED.key PASSPHRASE

What minisign and packtool write themselves costs seconds and 1 GiB each time that the key is used. What is tried with a
passphrase, and not with that cost, takes a key like this.
"""

import base64
import hashlib
import os
import sys
from pathlib import Path

SEALED = slice(54, 158)
OPERATIONS, MEMORY = 32_768, 1 << 24
# What libsodium makes of these limits.
SCRYPT = {"n": 1024, "r": 8, "p": 1, "dklen": 158 - 54}


def main(source, target, passphrase):
    comment, text = Path(source).read_text("utf-8").splitlines()[:2]
    key = bytearray(base64.b64decode(text))
    key[126:158] = hashlib.blake2b(key[0:2] + key[54:126], digest_size=32).digest()
    key[2:4] = b"Sc"
    key[6:38] = os.urandom(32)
    key[38:46], key[46:54] = OPERATIONS.to_bytes(8, "little"), MEMORY.to_bytes(8, "little")
    stream = hashlib.scrypt(passphrase.encode(), salt=bytes(key[6:38]), **SCRYPT)
    key[SEALED] = bytes(one ^ other for one, other in zip(key[SEALED], stream))
    path = Path(target)
    path.touch(0o600)
    path.write_text(f"{comment}\n{base64.b64encode(key).decode()}\n", "utf-8")


main(*sys.argv[1:])
