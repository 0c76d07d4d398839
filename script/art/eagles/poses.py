"""How each figure stands: what is behind the body, the body, and what is in front of it."""
import bodies
from bodies import arm, ball, clipboard, hand
from heads import head, stroke
from lettering import jersey_number

LEFT, RIGHT = (84, 190), (236, 190)


def throwing(look):
    back = arm([LEFT, (30, 170), (52, 84)], look, ("none", 0)) + ball(46, 62, -58)
    back += hand(54, 78, "fist", look["skin"], 20)
    front = arm([RIGHT, (292, 222), (290, 136)], look, ("open", 8))
    return back, bodies.jersey(look), front


def followed_through(look):
    back = arm([LEFT, (40, 150), (36, 74)], look, ("open", -12)) + ball(250, 44, -24, 0.8)
    back += stroke("M210 66L196 74M208 52L190 58", "#ffffff", 4).replace("/>", ' opacity=".7"/>')
    front = arm([RIGHT, (288, 236), (262, 306)], look, ("fist", 160))
    return back, bodies.jersey(look), front


def two_hands_high(look):
    back = arm([LEFT, (40, 110), (112, 22)], look, ("none", 0)) + arm([RIGHT, (280, 110), (208, 22)], look, ("none", 0))
    front = ball(160, 4) + hand(120, 6, "open", look.get("gloves", look["skin"]), 52)
    front += f'<g transform="translate(320 0) scale(-1 1)">{hand(120, 6, "open", look.get("gloves", look["skin"]), 52)}</g>'
    return back + front, bodies.jersey(look), ""


def one_hand_high(look):
    back = arm([RIGHT, (276, 112), (252, 34)], look, ("open", 0)) + ball(248, 4, -30)
    front = arm([LEFT, (36, 246), (62, 300)], look, ("open", 200))
    return back, bodies.jersey(look), front


def reaching_aside(look):
    back = arm([LEFT, (40, 130), (66, 76)], look, ("open", 10)) + ball(84, 40, 30)
    front = arm([RIGHT, (286, 240), (270, 302)], look, ("open", 150))
    return back, bodies.jersey(look), front


def wings(look):
    back = arm([LEFT, (34, 178), (34, 104)], look, ("none", 0)) + ball(36, 80, 62)
    back += hand(42, 94, "fist", look.get("gloves", look["skin"]), 0)
    back += arm([RIGHT, (286, 178), (290, 104)], look, ("open", 10))
    return back, bodies.jersey(look), ""


def tucked(look):
    front = arm([LEFT, (34, 240), (60, 306)], look, ("fist", 180)) + arm([RIGHT, (288, 246), (262, 300)], look, ("none", 0))
    front += ball(254, 268, 74) + hand(256, 302, "fist", look.get("gloves", look["skin"]), -60)
    return "", bodies.jersey(look), front


def stiff_arm(look):
    front = arm([LEFT, (34, 204), (30, 122)], look, ("open", -6)) + arm([RIGHT, (290, 244), (264, 298)], look, ("none", 0))
    front += ball(256, 264, 70) + hand(258, 300, "fist", look["skin"], -60)
    return "", bodies.jersey(look), front


def hugging(look):
    front = arm([LEFT, (30, 244), (58, 300)], look, ("none", 0)) + ball(66, 266, 104) + hand(64, 304, "fist", look["skin"], 60)
    front += arm([RIGHT, (290, 220), (284, 150)], look, ("fist", 4))
    return "", bodies.jersey(look), front


def ball_to_chest(look):
    front = arm([LEFT, (52, 284), (124, 262)], look, ("none", 0)) + arm([RIGHT, (268, 284), (196, 262)], look, ("none", 0))
    gloves = look.get("gloves", look["skin"])
    front += ball(160, 246, -14, 1.25) + hand(120, 258, "fist", gloves, 70) + hand(200, 250, "fist", gloves, -70)
    return "", bodies.jersey(look), front


def forearm_across(look):
    back = arm([RIGHT, (282, 150), (270, 78)], look, ("open", 8))
    front = arm([LEFT, (66, 276), (206, 238)], look, ("fist", 72), heavy=1.1)
    return back, bodies.jersey(look), front


def leaping(look):
    back = arm([LEFT, (36, 140), (96, 54)], look, ("none", 0)) + arm([RIGHT, (284, 118), (190, 38)], look, ("none", 0))
    gloves = look["skin"]
    back += ball(142, 22, -18) + hand(100, 38, "open", gloves, 40) + hand(184, 24, "fist", gloves, -60)
    return back, bodies.jersey(look), ""


def one_big_hand(look):
    front = arm([LEFT, (30, 236), (56, 166)], look, ("fist", 0)) + arm([RIGHT, (290, 246), (266, 276)], look, ("none", 0))
    front += ball(264, 236, 18) + hand(262, 262, "open", look["skin"], -8)
    return "", bodies.jersey(look), front


def blocking(look):
    front = arm([LEFT, (32, 262), (46, 184)], look, ("open", -8)) + arm([RIGHT, (288, 262), (274, 184)], look, ("open", 8))
    return "", bodies.jersey(look), front


def both_arms_up(look):
    back = arm([LEFT, (30, 160), (46, 66)], look, ("open", -12)) + arm([RIGHT, (290, 160), (274, 66)], look, ("open", 12))
    return back, bodies.jersey(look), ""


def swimming(look):
    back = arm([LEFT, (40, 136), (96, 40)], look, ("open", 24))
    front = arm([RIGHT, (292, 250), (256, 306)], look, ("open", -130))
    return back, bodies.jersey(look), front


def snapping(look):
    front = arm([LEFT, (44, 270), (124, 300)], look, ("none", 0)) + arm([RIGHT, (276, 270), (196, 300)], look, ("none", 0))
    front += ball(160, 306) + hand(128, 302, "fist", look["skin"], 60) + hand(192, 302, "fist", look["skin"], -60)
    return "", bodies.jersey(look), front


def wide_squat(look):
    front = arm([LEFT, (18, 262), (118, 302)], look, ("none", 0)) + arm([RIGHT, (302, 262), (246, 300)], look, ("fist", 200))
    front += ball(142, 306, 8) + hand(118, 300, "fist", look["skin"], 60)
    return "", bodies.jersey(look), front


def fist_swung(look):
    back = arm([LEFT, (28, 148), (62, 74)], look, ("fist", 10))
    front = arm([RIGHT, (288, 244), (258, 300)], look, ("fist", 200))
    return back, bodies.jersey(look), front


def fists_up(look):
    front = arm([LEFT, (34, 258), (58, 190)], look, ("fist", 10)) + arm([RIGHT, (286, 258), (262, 190)], look, ("fist", -10))
    return "", bodies.jersey(look), front


def flexing(look):
    back = arm([LEFT, (26, 196), (44, 112)], look, ("fist", 14), heavy=1.15)
    back += arm([RIGHT, (294, 196), (276, 112)], look, ("fist", -14), heavy=1.15)
    return back, bodies.jersey(look), ""


def ball_aloft(look):
    back = arm([LEFT, (44, 128), (70, 52)], look, ("none", 0)) + ball(74, 28, -20) + hand(70, 46, "fist", look["gloves"], 10)
    front = arm([RIGHT, (290, 236), (258, 290)], look, ("fist", -100))
    return back, bodies.jersey(look), front


def pointing_coach(look):
    body = bodies.clothes(look)
    front = arm([(232, 196), (290, 204), (286, 124)], look, ("point", 8)) + clipboard(92, 276, -8)
    front += arm([(88, 200), (50, 284), (112, 312)], look, ("fist", 80))
    return "", body, front


def cheering_coach(look):
    body = bodies.clothes(look) + bodies.whistle()
    back = arm([(92, 196), (34, 186), (48, 100)], look, ("fist", 6))
    front = arm([(230, 200), (278, 268), (222, 296)], look, ("fist", -90))
    return back, body, front


def folded_coach(look):
    body = bodies.clothes(look) + clipboard(168, 268, 6)
    front = arm([(88, 200), (62, 292), (190, 296)], look, ("fist", 80), long=False)
    front += arm([(232, 200), (262, 276), (140, 268)], look, ("fist", -80), long=False)
    return "", body, front


def teaching_coach(look):
    body = bodies.clothes(look) + bodies.whistle(150, 226)
    back = arm([(230, 198), (284, 180), (272, 110)], look, ("none", 0)) + ball(270, 82, 80) + hand(272, 104, "fist", look["skin"], 0)
    front = arm([(90, 200), (46, 266), (92, 302)], look, ("open", 80))
    return back, body, front


def owner(look):
    body = bodies.clothes(look)
    front = arm([(88, 200), (58, 280), (84, 330)], look, ("none", 0))
    front += arm([(232, 200), (276, 268), (236, 286)], look, ("none", 0)) + ball(226, 256, -30) + hand(232, 276, "fist", look["skin"], -50)
    return "", body, front


def figure(look, value):
    """The whole figure, placed on the card; the number is on top, where the pose leaves the chest free."""
    back, body, front = globals()[look["pose"]](look)
    dx, dy, lean, scale = look["place"]
    chest = "" if value is None else jersey_number(value, 160, look.get("number_top", 208), look["digits"])
    return (
        f'<g transform="translate({dx} {dy}) rotate({lean} 160 330) translate(160 330) scale({scale}) translate(-160 -330)">'
        f'{back}{body}<g transform="translate(0 {look.get("sink", 0)})">{head(look)}</g>{front}{chest}</g>')
