"""Single scenes of packs/world-currencies: what coins and notes are made of, named after or told of."""

import math

from drawing import (
    GREEN,
    HEIGHT,
    INK,
    METALS,
    PAPER,
    RED,
    WHITE,
    WIDTH,
    circle,
    coin,
    curve,
    letters,
    note,
    paper,
    path,
    rect,
    shadow,
    tag,
)


def leaves(metal, mark):
    leaf = "M240 290C{0} 300 {1} 210 {2} 60C{3} 130 {4} 230 240 290Z"
    sides = path(leaf.format(120, 40, 62, 130, 190), GREEN) + path(
        leaf.format(360, 440, 418, 350, 290), GREEN
    )
    veins = path(
        "M240 290C150 240 100 170 62 60M240 290C330 240 380 170 418 60",
        stroke="#dcebe2",
        stroke_width=3,
    )
    return paper() + sides + veins + coin(240, 150, 100, metal, mark, 0.95)


def drought(metal, mark):
    ground = rect(0, 190, WIDTH, 130, "#cfa06c")
    cracks = path(
        "M0 214l60 22 40 -30M60 236l20 50 70 -20 30 54M150 266l44 -50 70 30 40 -46M264 246l20 74M284 290l80 -30 "
        "44 -54M364 260l40 60M404 236l76 24M80 286l-60 34",
        stroke="#8f6236",
        stroke_width=4,
        stroke_linejoin="round",
    )
    sun = circle(400, 70, 36, "#e8a33a")
    return (
        rect(0, 0, WIDTH, 192, "#f3dfb4")
        + sun
        + ground
        + cracks
        + coin(196, 150, 100, metal, mark, 0.95)
    )


def beads(metal, mark):
    drops = "".join(
        circle(
            240 + 205 * math.cos(a),
            16 + 150 * math.sin(a),
            10,
            colour,
            stroke=INK,
            stroke_width=1.5,
        )
        for a, colour in ((math.pi * k / 22, (RED, "#e3b04b", GREEN)[k % 3]) for k in range(1, 22))
    )
    return paper() + drops + coin(240, 206, 88, metal, mark, 0.95)


def cowrie(x, y, turn):
    teeth = "".join(
        path(f"M-{9 + abs(k) % 2} {k * 9}h{18 + abs(k) % 2}", stroke="#6b4a2d", stroke_width=3)
        for k in range(-4, 5)
    )
    shell = (
        tag("ellipse", cx=4, cy=8, rx=50, ry=70, fill="#1d3a4f", opacity=".16")
        + path(
            "M0 -70C44 -68 56 -20 46 22C40 56 18 70 0 70C-18 70 -40 56 -46 22C-56 -20 -44 -68 0 -70Z",
            "#fbf3e4",
            stroke="#c7a878",
            stroke_width=3,
        )
        + path("M0 -54C12 -30 12 30 0 56C-12 30 -12 -30 0 -54Z", "#c79a6a")
        + teeth
    )
    return tag("g", shell, transform=f"translate({x} {y}) rotate({turn})")


def cowries():
    sand = rect(0, 0, WIDTH, HEIGHT, "#ecd6a6") + "".join(
        circle(
            (k * k * 37 + k * 11) % WIDTH, (k * k * 53 + k * 29) % HEIGHT, 1.6 + k % 2, "#cfb077"
        )
        for k in range(90)
    )
    return (
        sand
        + cowrie(104, 120, -24)
        + cowrie(214, 204, 28)
        + cowrie(300, 96, -70)
        + cowrie(392, 206, 8)
    )


def ship():
    sea = rect(0, 236, WIDTH, 84, "#3f8793") + "".join(
        path(f"M-20 {y}" + "q20 -14 40 0t40 0" * 7, stroke="#8fc0c5", stroke_width=4)
        for y in (256, 282, 306)
    )
    hull = path(
        "M96 190h48l14 22h160l16 -34h62c-6 44 -30 76 -60 84h-180c-34 -8 -54 -36 -60 -72z", "#7a4a26"
    )
    deck = path("M104 216q130 28 286 0", stroke="#c98f54", stroke_width=6)
    masts = "".join(
        rect(x, y, 7, h, "#5a3519") for x, y, h in ((162, 70, 146), (240, 40, 176), (330, 84, 104))
    )
    sails = (
        path(
            "M124 92q44 -14 88 0q10 40 -2 84q-42 -12 -86 0q14 -42 0 -84z",
            WHITE,
            stroke="#d8c7a0",
            stroke_width=3,
        )
        + path(
            "M196 66q50 -16 100 0q12 54 -2 116q-48 -14 -98 0q16 -58 0 -116z",
            WHITE,
            stroke="#d8c7a0",
            stroke_width=3,
        )
        + path("M334 84l62 84q-40 -8 -66 4z", WHITE, stroke="#d8c7a0", stroke_width=3)
    )
    flag = path("M247 40l34 10l-34 12z", RED)
    sun = circle(408, 66, 30, "#e8b04b")
    return rect(0, 0, WIDTH, 240, "#dcecec") + sun + masts + sails + flag + hull + deck + sea


def valley():
    sky = rect(0, 0, WIDTH, HEIGHT, "#dcecec")
    far = path("M0 190L90 70L160 150L250 40L340 150L410 84L480 170V320H0Z", "#9db7b5")
    near = path("M0 230Q110 120 230 214Q350 110 480 214V320H0Z", "#5f8f6d")
    trees = "".join(
        path(f"M{x} {y}l15 40h-30z", "#3d6b4e")
        for x, y in ((50, 196), (84, 184), (396, 180), (432, 196), (458, 210))
    )
    rock = path("M150 320Q160 196 240 190Q320 196 330 320Z", "#8a8173")
    mouth = path("M190 320V244h100V320Z", "#2c2a28")
    beams = path("M190 320V244h100v76", stroke="#9a6a3c", stroke_width=13)
    rails = path("M228 320l6 -46M252 320l-6 -46", stroke="#b8b0a0", stroke_width=4)
    return sky + far + near + trees + rock + mouth + beams + rails


def written(x, top, bottom, w):
    """A column of marks that only look like writing."""
    marks = ""
    for k, y in enumerate(range(top, bottom, 17)):
        tilt = (k * 7 + x) % 5
        marks += f"M{x} {y}h{w}M{x + w * (tilt + 1) // 7} {y - 4}v11M{x + 1} {y + 5 + tilt % 2}h{w - 3 - tilt}"
    return path(marks, stroke="#6b5a44", stroke_width=2, opacity=".7")


def old_note():
    sheet = rect(159, 24, 172, 280, "#1d3a4f", rx=3, opacity=".16") + rect(
        152, 16, 172, 280, "#dcc79c", stroke="#8a7048", stroke_width=3
    )
    frame = rect(164, 28, 148, 256, stroke="#6b5a44", stroke_width=4) + path(
        "M164 92h148", stroke="#6b5a44", stroke_width=3
    )
    coins = "".join(
        circle(x, 60, 17, stroke="#6b5a44", stroke_width=3)
        + rect(x - 5, 55, 10, 10, stroke="#6b5a44", stroke_width=2.5)
        for x in (196, 238, 280)
    )
    columns = "".join(written(x, 112, 276, 17) for x in (178, 206, 234, 262, 288))
    seal = rect(202, 188, 72, 72, "#dcc79c", stroke=RED, stroke_width=6) + path(
        "M212 203h52M238 203v45M214 216h14v14h-14zM248 216h14v14h-14zM212 246h52",
        stroke=RED,
        stroke_width=5,
    )
    return paper() + sheet + frame + coins + columns + seal


def letter():
    sheet = rect(97, 42, 250, 250, "#1d3a4f", opacity=".16") + rect(
        90, 34, 250, 250, "#f0e3c2", stroke="#b79f6c", stroke_width=3
    )
    lines = "".join(
        curve(
            [
                (
                    116 + t,
                    74 + 24 * k + 4.5 * math.sin(t / 4.5 + k) * (1 + math.sin(t / 17 + k)) / 2,
                )
                for t in range(0, 200 - 31 * (k % 3 == 2), 2)
            ],
            stroke="#4e4030",
            stroke_width=2,
        )
        for k in range(6)
    )
    seal = circle(274, 244, 30, "#a5301f") + circle(274, 244, 20, stroke="#d4674f", stroke_width=4)
    quill = path(
        "M430 40Q352 96 336 214Q412 178 430 40Z", WHITE, stroke="#8795a0", stroke_width=3
    ) + path("M424 56Q360 130 328 246", stroke="#8795a0", stroke_width=4)
    return paper() + sheet + lines + seal + quill


def window():
    clear = circle(240, 160, 56, "#cfe3e6", stroke="#234a75", stroke_width=4)
    shine = path(
        "M206 184l52 -56M226 196l46 -50", stroke=WHITE, stroke_width=7, stroke_linecap="round"
    )
    return paper() + note(36, 66, 408, 188, "blue") + clear + shine


def holed(x, y, r, metal):
    rim = METALS[metal][0]
    return coin(x, y, r, metal) + circle(x, y, r * 0.3, PAPER, stroke=rim, stroke_width=4)


def holes():
    return paper() + holed(158, 168, 104, "gold") + holed(350, 152, 86, "silver")


def zeros():
    return (
        paper() + note(36, 84, 520, 160, "ochre") + letters("1" + "0" * 12, 430, 164, 66, "#71510f")
    )


def stone():
    ground = rect(0, 0, WIDTH, 250, "#d3e8ea") + rect(0, 244, WIDTH, 76, "#8fb37b")
    trunk = path("M372 270Q396 170 372 84", stroke="#7a5a38", stroke_width=16)
    fronds = "".join(
        path(
            f"M372 86Q{372 + dx * 0.5} {86 + dy - 34} {372 + dx} {86 + dy}Q{372 + dx * 0.5} {86 + dy - 8} 372 86Z",
            "#3d7a4e",
        )
        for dx, dy in (
            (-110, 30),
            (-84, -30),
            (-26, -62),
            (50, -56),
            (92, -10),
            (86, 52),
            (-62, 74),
        )
    )
    disc = (
        circle(190, 174, 112, "#8f8a7e")
        + circle(184, 170, 108, "#b8b2a3")
        + circle(184, 170, 26, "#5f5b52")
    )
    marks = "".join(
        circle(184 + 74 * math.cos(k), 170 + 74 * math.sin(k * 1.7), 4 + k % 3, "#a19b8c")
        for k in range(12)
    )
    return ground + trunk + fronds + shadow(196, 286, 112, 12) + disc + marks
