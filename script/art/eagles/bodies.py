"""Bodies from the waist up: clothes, arms, hands and what they hold."""
from heads import INK, shape, stroke
from lettering import number

PADDED = (
    "M134 156C104 158 78 166 66 186C58 202 64 230 80 240L92 360L228 360L240 240"
    "C256 230 262 202 254 186C242 166 216 158 186 156Q160 174 134 156Z")
PLAIN = (
    "M138 158C116 164 92 168 82 184C74 204 76 226 84 244L90 360L230 360L236 244"
    "C244 226 246 204 238 184C228 168 204 164 182 158Q160 172 138 158Z")


def ball(x, y, turn=0, size=1.0):
    return (
        f'<g transform="translate({number(x)} {number(y)}) rotate({turn}) scale({size})">'
        + shape("M-36 0Q-18 -23 0 -23Q18 -23 36 0Q18 23 0 23Q-18 23 -36 0Z", "#9a5a2c")
        + '<path d="M-30 6Q0 30 30 6Q18 23 0 23Q-18 23 -30 6Z" fill="#000" opacity=".2"/>'
        + stroke("M-14 -8L14 -8M-9 -13L-9 -3M-3 -13L-3 -3M3 -13L3 -3M9 -13L9 -3", "#f4f1ea", 2.6)
        + "</g>")


def hand(x, y, kind, colour, turn=0):
    """A hand whose fingers point up; the turn is clockwise."""
    if kind == "none":
        return ""
    fingers = {
        "open": "M-12 -6L-20 -22M-4 -10L-7 -30M5 -10L7 -29M12 -6L19 -21M14 6L27 0",
        "point": "M-3 -8L-3 -36",
        "fist": "",
    }[kind]
    parts = [stroke(fingers, INK, 16), stroke(fingers, colour, 9)] if fingers else []
    palm = shape("M-15 -8Q-14 -17 0 -17Q14 -17 16 -7Q18 10 8 16L-8 16Q-18 10 -15 -8Z", colour)
    parts.insert(1 if fingers else 0, palm)
    if kind == "fist":
        parts.append(stroke("M-7 -15L-7 -3M1 -16L1 -3M9 -14L9 -3", INK, 2))
    return f'<g transform="translate({number(x)} {number(y)}) rotate({turn})">' + "".join(parts) + "</g>"


def arm(points, look, thing=("fist", 0), long=None, heavy=1.0):
    """Shoulder, elbow and wrist; a sleeve to above the elbow or to the wrist, then skin and hand."""
    (sx, sy), (ex, ey), (hx, hy) = points
    sleeve = look["shirt"]
    long = look.get("long_sleeves", False) if long is None else long
    whole = f"M{number(sx)} {number(sy)}L{number(ex)} {number(ey)}L{number(hx)} {number(hy)}"
    thick = 36 * heavy * look.get("arms", 1)
    parts = [stroke(whole, INK, thick + 8), stroke(whole, look["skin"], thick)]
    if long:
        parts = [stroke(whole, INK, thick + 12), stroke(whole, sleeve, thick + 4), seam(sx, sy, sleeve, thick - 8)]
    else:
        reach = look.get("sleeve", 0.72)
        cx, cy = sx + (ex - sx) * reach, sy + (ey - sy) * reach
        upper = f"M{number(sx)} {number(sy)}L{number(cx)} {number(cy)}"
        shoulder = f"M{number(sx)} {number(sy)}L{number(sx)} {number(sy)}"
        parts += [stroke(upper, INK, thick + 20, "butt"), stroke(shoulder, INK, thick + 20)]
        parts += [stroke(upper, sleeve, thick + 12, "butt"), stroke(shoulder, sleeve, thick + 12)]
        parts.append(seam(sx, sy, sleeve, thick))
        parts.append(sleeve_bands(look, (sx, sy), (cx, cy), thick))
    if look.get("wristband"):
        bx, by = hx - (hx - ex) * 0.22, hy - (hy - ey) * 0.22
        ax, ay = hx - (hx - ex) * 0.42, hy - (hy - ey) * 0.42
        parts.append(stroke(f"M{number(bx)} {number(by)}L{number(ax)} {number(ay)}", look["wristband"], thick + 1, "butt"))
    kind, turn = thing
    parts.append(hand(hx, hy, kind, look.get("gloves", look["skin"]), turn))
    return "".join(parts)


def seam(x, y, colour, thick):
    """Joins a sleeve to the shirt: hides the edge of the shoulder where the chest begins."""
    inwards = 1 if x < 160 else -1
    return stroke(
        f"M{number(x)} {number(y + 2)}L{number(x + inwards * (thick / 2 + 9))} {number(y + 14)}", colour, thick + 4, "butt")


def sleeve_bands(look, start, end, thick):
    """One band or two around the end of a sleeve."""
    parts = []
    for place, colour in look.get("bands", []):
        (sx, sy), (cx, cy) = start, end
        ax, ay = sx + (cx - sx) * place, sy + (cy - sy) * place
        bx, by = sx + (cx - sx) * (place + 0.13), sy + (cy - sy) * (place + 0.13)
        parts.append(stroke(
            f"M{number(ax)} {number(ay)}L{number(bx)} {number(by)}", colour, thick + 12, "butt"))
    return "".join(parts)


def jersey(look):
    wide = look.get("build", 1)
    body = [
        shape(PADDED, look["shirt"]),
        '<path d="M208 160C240 164 262 186 256 216C252 234 244 238 240 240L228 360L196 360L212 236Z"'
        ' fill="#000" opacity=".14"/>',
        collar(look),
        stroke("M92 236Q84 262 92 300M228 236Q236 262 228 300", INK, 3).replace("/>", ' opacity=".5"/>'),
    ]
    return f'<g transform="translate({number(160 - 160 * wide)} 0) scale({wide} 1)">' + "".join(body) + "</g>"


def collar(look):
    colour = look.get("collar_colour", "#c3cacc")
    return {
        "round": shape("M134 156Q160 174 186 156L190 162Q160 186 130 162Z", colour, 3),
        "v": shape("M134 156Q160 166 186 156L192 162L160 194L128 162Z", colour, 3)
        + shape("M140 158Q160 166 180 158L160 182Z", look["skin"], 2),
        "laced": shape("M134 156Q160 170 186 156L188 162L166 172L166 200L154 200L154 172L132 162Z", colour, 3)
        + stroke("M152 178L168 186M168 178L152 186M152 190L168 198M168 190L152 198", INK, 2.4),
    }[look.get("collar", "round")]


def clothes(look):
    """What coaches and owners wear."""
    kind, colour = look["wear"], look["shirt"]
    shade = '<path d="M206 164C236 168 248 190 242 222L230 360L200 360L212 236Z" fill="#000" opacity=".14"/>'
    body = shape(PLAIN, colour) + shade
    if kind == "suit":
        return body + (
            shape("M138 156Q160 168 182 156L172 250L160 300L148 250Z", "#f0f2f2", 3)
            + shape("M153 172L167 172L165 184L172 248L160 268L148 248L155 184Z", look["tie"], 3)
            + shape("M138 156L120 176L136 200L128 208L160 300L160 290L146 226Z", colour)
            + shape("M182 156L200 176L184 200L192 208L160 300L160 290L174 226Z", colour)
            + '<circle cx="160" cy="318" r="4.5" fill="#12191c"/>'
            + shape("M196 224L216 222L215 230L197 232Z", "#e9edee", 2))
    if kind == "polo":
        return body + (
            shape("M136 156L160 186L150 208L124 170Z", colour) + shape("M184 156L160 186L170 208L196 170Z", colour)
            + stroke("M160 190L160 236", INK, 3) + '<circle cx="160" cy="206" r="2.6" fill="#fff"/>'
            '<circle cx="160" cy="224" r="2.6" fill="#fff"/>'
            + stroke("M84 238Q110 246 92 300M236 238Q210 246 228 300", INK, 3).replace("/>", ' opacity=".4"/>'))
    if kind == "sweater":
        return body + (
            shape("M138 156L160 200L182 156Q160 170 138 156Z", "#f0f2f2", 3)
            + stroke("M138 158L160 202L182 158", look["trim"], 7))
    neck = shape("M134 156Q160 178 186 156L190 166Q160 190 130 166Z", colour, 3)
    folds = stroke("M108 232Q120 246 112 276M212 232Q200 246 208 276", INK, 3).replace("/>", ' opacity=".4"/>')
    return body + neck + folds


def whistle(x=160, y=236):
    return (
        stroke(f"M134 166Q140 210 {x} {y}Q180 210 186 166", "#e9edee", 3)
        + shape(f"M{x - 12} {y}L{x + 4} {y}Q{x + 16} {y} {x + 16} {y + 11}Q{x + 14} {y + 20} {x + 4} {y + 20}"
                f"Q{x - 6} {y + 20} {x - 6} {y + 9}L{x - 12} {y + 9}Z", "#c3cacc", 3))


def clipboard(x, y, turn=0):
    return (
        f'<g transform="translate({x} {y}) rotate({turn})">'
        + shape("M-42 -54L42 -54L42 54L-42 54Z", "#7a5230") + shape("M-35 -44L35 -44L35 47L-35 47Z", "#f4f4f0", 2)
        + shape("M-16 -60L16 -60L16 -46L-16 -46Z", "#c3cacc", 3)
        + stroke("M-22 -24L-14 -16M-14 -24L-22 -16M10 -24L18 -16M18 -24L10 -16M-6 8L2 16M2 8L-6 16", INK, 3)
        + '<circle cx="-2" cy="-18" r="6" fill="none" stroke="#12191c" stroke-width="3"/>'
        + stroke("M-18 30Q8 34 20 2L26 10M20 2L12 6", "#0a6b4f", 3) + "</g>")
