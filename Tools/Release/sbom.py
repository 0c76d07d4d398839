#!/usr/bin/env python3
"""Lists what is linked into the programs: as an SPDX 2.3 document, or as a folder with the licences.

    sbom.py spdx VERSION PROGRAM    prints the document; PROGRAM is the file that is both programs
    sbom.py licences FOLDER         fills the folder
    sbom.py built-using             prints Debian's field Built-Using

The versions are those of the Debian packages installed here, which a build on this machine links. SOURCE_DATE_EPOCH is
the time of the document.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COMMON = Path("/usr/share/common-licenses")
# The Debian package of each library that is linked in, with its licence in SPDX's words.
LIBRARIES = {
    "libc6-dev": "LGPL-2.1-or-later",
    "libchafa-dev": "LGPL-3.0-or-later",
    "libfribidi-dev": "LGPL-2.1-or-later",
    "libgcc-12-dev": "GPL-3.0-or-later WITH GCC-exception-3.1",
    "libglib2.0-dev": "LGPL-2.1-or-later",
    "liblzma-dev": "LicenseRef-public-domain",
    "libpcre2-dev": "BSD-3-Clause",
    "libpng-dev": "libpng-2.0",
    "libsodium-dev": "ISC",
    "libsqlite3-dev": "blessing",
    "libstdc++-12-dev": "GPL-3.0-or-later WITH GCC-exception-3.1",
    "libturbojpeg0-dev": "IJG AND BSD-3-Clause AND Zlib",
    "libutf8proc-dev": "MIT AND Unicode-DFS-2016",
    "libwebp-dev": "BSD-3-Clause",
    "libxml2-dev": "MIT",
    "zlib1g-dev": "Zlib",
}


def sources():
    """The source package and version of each library, by its binary package."""
    known = {}
    for package in LIBRARIES:
        said = subprocess.run(
            ["dpkg-query", "--show", "--showformat=${source:Package} ${source:Version}", package], check=True,
            capture_output=True, text=True).stdout
        known[package] = said.split()
    return known


def toolchain():
    """The folder `usr` of the Swift toolchain."""
    return Path(shutil.which("swiftc")).resolve().parents[1]


def swift_version():
    said = subprocess.run(["swiftc", "--version"], check=True, capture_output=True, text=True).stdout
    return said.split("Swift version ", 1)[1].split()[0]


def package(name, version, licence, **more):
    return {
        "SPDXID": f"SPDXRef-{name}".replace("+", "-"), "name": name, "versionInfo": version,
        "downloadLocation": "NOASSERTION", "filesAnalyzed": False, "licenseConcluded": licence,
        "licenseDeclared": licence, "copyrightText": "NOASSERTION", **more}


def spdx(version, program):
    digest = hashlib.sha256(Path(program).read_bytes()).hexdigest()
    packages = [
        package(
            "packtool", version, "MIT", primaryPackagePurpose="APPLICATION",
            checksums=[{"algorithm": "SHA256", "checksumValue": digest}]),
        package("swift", swift_version(), "Apache-2.0 WITH Swift-exception"),
    ]
    licences = {}
    for binary, (source, number) in sources().items():
        licences.setdefault((source, number), set()).add(LIBRARIES[binary])
    for (source, number), names in sorted(licences.items()):
        place = f"pkg:deb/debian/{source}@{number}?arch=source".replace("+", "%2B")
        packages.append(package(
            source, number, " AND ".join(sorted(names)),
            externalRefs=[{"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": place}]))
    links = [("SPDXRef-DOCUMENT", "DESCRIBES", "SPDXRef-packtool")]
    links += [("SPDXRef-packtool", "STATIC_LINK", other["SPDXID"]) for other in packages[1:]]
    created = time.gmtime(int(os.environ.get("SOURCE_DATE_EPOCH", 0)))
    return {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"packtool-{version}", "documentNamespace": f"https://spdx.org/spdxdocs/packtool-{version}-{digest}",
        "creationInfo": {
            "created": time.strftime("%Y-%m-%dT%H:%M:%SZ", created), "creators": ["Tool: packtool-script-release"]},
        "packages": packages,
        "hasExtractedLicensingInfos": [{
            "licenseId": "LicenseRef-public-domain", "name": "public domain",
            "extractedText": "liblzma is in the public domain."}],
        "relationships": [
            {"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other} for one, kind, other in links],
    }


def licences(folder):
    """Copies the licence of packtool, of Swift and of each library, and says how the libraries can be exchanged."""
    folder.mkdir(parents=True, exist_ok=True)
    known = sources()
    texts = {"packtool.txt": ROOT / "LICENSE", "swift.txt": toolchain() / "share/swift/LICENSE.txt"}
    texts |= {f"{source}.txt": Path(f"/usr/share/doc/{binary}/copyright") for binary, (source, _) in known.items()}
    texts |= {name + ".txt": COMMON / name for name in ("GPL-3", "LGPL-2.1", "LGPL-3")}
    for name, path in texts.items():
        (folder / name).write_bytes(path.read_bytes())
    lines = sorted({f"- {source} {version}: {source}.txt" for source, version in known.values()})
    text = (ROOT / "Tools/Release/LIBRARIES.md").read_text("utf-8")
    (folder / "LIBRARIES.md").write_text(text + "".join(line + "\n" for line in lines), "utf-8")


def main():
    match sys.argv[1:]:
        case ["spdx", version, program]:
            print(json.dumps(spdx(version, program), indent=2))
        case ["licences", folder]:
            licences(Path(folder))
        case ["built-using"]:
            print(", ".join(sorted({f"{source} (= {version})" for source, version in sources().values()})))
        case _:
            sys.exit(__doc__)


main()
