"""Heads, hair, beards and what was worn on them."""
INK = "#12191c"
LEATHER = "#8b5a34"


def shape(d, fill, width=4, extra=""):
    return f'<path d="{d}" fill="{fill}" stroke="{INK}" stroke-width="{width}" stroke-linejoin="round"{extra}/>'


def stroke(d, colour, width, cap="round"):
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}"'
        f' stroke-linecap="{cap}" stroke-linejoin="round"/>')


def rail(d, colour, width=6):
    """A bar of a mask: a stroke with an edge, so that it stands out from the face."""
    return stroke(d, INK, width + 4) + stroke(d, colour, width)


FACE = "M124 96C122 66 140 52 160 52C180 52 198 66 196 96C197 122 184 148 160 150C136 148 123 122 124 96Z"


def face(look):
    skin, age = look["skin"], look.get("age", 0)
    smile = look.get("mouth", "firm")
    brow = look["hair_colour"] if age < 2 else "#8d9294"
    parts = [
        shape("M142 132L140 172L180 172L178 132Z", skin),
        shape("M126 92C116 88 114 104 120 112C122 116 126 116 127 112Z", skin),
        shape("M194 92C204 88 206 104 200 112C198 116 194 116 193 112Z", skin),
        shape(FACE, skin),
        '<path d="M172 54C188 60 197 74 196 96C197 122 184 148 160 150C178 136 186 110 172 54Z"'
        ' fill="#000" opacity=".12"/>',
        stroke("M136 88Q144 83 151 88M169 88Q176 83 184 88", brow, 4.5),
        f'<ellipse cx="144" cy="97" rx="4" ry="4.6" fill="{INK}"/>',
        f'<ellipse cx="176" cy="97" rx="4" ry="4.6" fill="{INK}"/>',
        stroke("M160 98L156 114Q160 118 165 115", "#000000", 2.6).replace("/>", ' opacity=".45"/>'),
    ]
    if age:
        parts.append(stroke("M133 106Q137 111 142 109M187 106Q183 111 178 109", "#000", 2).replace("/>", ' opacity=".35"/>'))
    if age > 1:
        parts.append(stroke("M144 68Q160 64 176 68M142 75Q160 71 178 75", "#000", 2).replace("/>", ' opacity=".3"/>'))
    mouths = {
        "firm": stroke("M149 129Q160 127 171 129", INK, 3.4),
        "smile": shape("M146 125Q160 129 174 125Q171 139 160 139Q149 139 146 125Z", "#fff", 3),
        "open": shape("M150 126Q160 122 170 126Q171 138 160 139Q149 138 150 126Z", "#5b2226", 3),
    }
    if look.get("black_under_eyes"):
        parts.append(stroke("M137 107L150 107M170 107L183 107", INK, 5))
    return "".join(parts) + beard(look) + mouths[smile]


def beard(look):
    kind, colour = look.get("beard", ""), look.get("beard_colour", look["hair_colour"])
    full = (
        "M125 108C124 132 138 153 160 154C182 153 196 132 195 108C191 118 184 120 178 119"
        "Q160 114 142 119C136 120 129 118 125 108Z")
    drawn = {
        "": "",
        "full": shape(full, colour, 2.5) + f'<ellipse cx="160" cy="130" rx="15" ry="8" fill="{look["skin"]}"/>',
        "mustache": shape("M143 125Q146 117 160 119Q174 117 177 125Q168 122 160 124Q152 122 143 125Z", colour, 2),
        "goatee": (
            shape("M144 125Q147 117 160 119Q173 117 176 125L176 142Q168 154 160 154Q152 154 144 142Z", colour, 2)
            + f'<ellipse cx="160" cy="130" rx="11" ry="6.5" fill="{look["skin"]}"/>'),
        "sideburns": (
            shape("M124 84L134 84L135 122Q129 122 126 114Z", colour, 2)
            + shape("M196 84L186 84L185 122Q191 122 194 114Z", colour, 2)),
    }
    return drawn[kind]


def hair(look):
    colour = look["hair_colour"]
    styles = {
        "parted": "M122 92C116 58 138 42 162 42C190 42 204 62 198 92C194 84 192 76 188 70C170 72 152 66 146 58C142 70 130 76 122 92Z",
        "full": "M120 100C108 62 130 36 160 36C192 36 212 62 200 100C196 92 194 82 190 72C176 76 146 76 134 66C130 76 124 88 120 100Z",
        "curly": (
            "M122 90Q112 80 120 70Q116 56 130 54Q134 42 148 46Q160 36 172 46Q188 42 190 55Q204 58 200 70Q208 80 198 90"
            "Q194 78 188 74Q178 66 168 72Q160 66 152 72Q142 66 134 74Q126 78 122 90Z"),
        "short": "M124 88C122 58 140 48 160 48C182 48 198 60 196 88Q190 72 182 68L138 68Q130 72 124 88Z",
    }
    return shape(styles[look.get("hair", "short")], colour, 3.5)


def temples(look):
    """The hair that a hat leaves to be seen."""
    return "".join(
        shape(d, look["hair_colour"], 2)
        for d in ("M124 84L132 84L132 104L126 104Z", "M196 84L188 84L188 104L194 104Z"))


SHELL = (
    "M106 122C98 64 126 32 160 32C194 32 222 64 214 122L210 142Q206 152 194 150L193 112"
    "C193 92 190 84 183 80L137 80C130 84 127 92 127 112L126 150Q114 152 110 142Z")


def helmet(look):
    colour, stripe = look["helmet_colour"], look.get("stripe", "#c3cacc")
    mask = look.get("mask", "none")
    parts = []
    if mask == "visor":
        parts.append(shape("M128 82L192 82L195 116Q160 124 125 116Z", "#1d2a33", 3))
        parts.append(stroke("M136 89L160 86", "#7f95a3", 4))
    parts += [
        shape(SHELL, colour),
        '<path d="M176 35C206 46 219 78 214 122L210 142Q206 152 196 150L195 112C206 90 198 54 176 35Z"'
        ' fill="#000" opacity=".16"/>',
        shape("M153 33.5Q160 31 167 33.5L167 79L153 79Z", stripe, 2) if stripe else "",
        f'<circle cx="116" cy="118" r="4.5" fill="{INK}"/><circle cx="204" cy="118" r="4.5" fill="{INK}"/>',
        stroke("M126 140Q160 168 194 140", "#e9edee", 5),
    ]
    grey = look.get("mask_colour", "#c3cacc")
    bars = {
        "none": "",
        "single": rail("M113 134Q160 152 207 134", grey, 7),
        "double": rail("M113 126Q160 142 207 126", grey) + rail("M113 140Q160 158 207 140", grey),
        "open": (
            rail("M114 122Q160 136 206 122", grey) + rail("M114 138Q160 158 206 138", grey)
            + rail("M146 131L147 150M174 131L173 150", grey, 4)),
        "cage": (
            rail("M132 82L134 146M188 82L186 146", grey, 4) + rail("M114 112Q160 122 206 112", grey)
            + rail("M114 128Q160 142 206 128", grey) + rail("M116 142Q160 164 204 142", grey)
            + rail("M160 118L160 154", grey, 4)),
    }
    bars["visor"] = bars["open"]
    return "".join(parts) + bars[mask]


def leather():
    return "".join([
        shape("M110 120C102 64 128 34 160 34C192 34 218 64 210 120L206 140Q196 150 190 138L192 104"
              "C190 88 184 80 176 78L144 78C136 80 130 88 128 104L130 138Q124 150 114 140Z", LEATHER),
        stroke("M160 36L160 77M118 74Q160 54 202 74", "#5e3a1f", 4),
        stroke("M136 42Q130 60 134 80M184 42Q190 60 186 80", "#5e3a1f", 3),
        "".join(f'<circle cx="{x}" cy="{y}" r="2.6" fill="#3c2412"/>'
                for x in (117, 203) for y in (108, 118, 128)),
        stroke("M128 140Q160 166 192 140", "#5e3a1f", 4.5),
    ])


def cap(look):
    return (
        shape("M118 82C116 48 138 34 160 34C182 34 204 48 202 82Z", look["hat_colour"])
        + '<path d="M176 37C194 44 204 60 202 82L186 74Q190 52 176 37Z" fill="#000" opacity=".16"/>'
        + '<circle cx="160" cy="34" r="4" fill="#12191c"/>'
        + shape("M112 84Q160 58 208 84Q222 98 208 98Q160 76 112 98Q98 98 112 84Z", "#1b2528"))


def fedora(look):
    colour = look["hat_colour"]
    return (
        shape("M126 68C126 40 138 26 150 32Q160 38 170 32C182 26 194 40 194 68Z", colour)
        + shape("M124 60Q160 70 196 60L196 74Q160 82 124 74Z", INK, 2)
        + shape("M92 74Q126 84 160 84Q194 84 228 74Q222 94 160 94Q98 94 92 74Z", colour))


def headset():
    return (
        stroke("M118 104C112 60 134 36 160 36C186 36 208 60 202 104", "#2a3134", 7)
        + shape("M110 90Q124 88 126 102Q126 118 112 118Q106 104 110 90Z", "#3a4448")
        + shape("M210 90Q196 88 194 102Q194 118 208 118Q214 104 210 90Z", "#3a4448")
        + stroke("M114 116Q118 140 142 138", "#2a3134", 4) + '<circle cx="145" cy="137" r="5" fill="#12191c"/>')


def head(look):
    """The whole head, around (160, 100)."""
    parts = [face(look)]
    worn = look.get("on_head", "")
    if worn == "helmet":
        parts.append(helmet(look))
    elif worn == "leather":
        parts.append(leather())
    elif worn == "fedora":
        parts += [temples(look), fedora(look)]
    else:
        parts.append(hair(look))
    if worn == "cap":
        parts.append(cap(look))
    if look.get("headset"):
        parts.append(headset())
    return "".join(parts)
