"""How each person is drawn, by the Id of roster.csv: years give the shirt, the rest stands here."""

PALE, LIGHT, TAN, BROWN, DARK = "#f3cfb3", "#eabf9c", "#dcab84", "#8f5a3a", "#6b432d"
BLACK, GREY, SAND, CHESTNUT, RED = "#1f1a18", "#8d9294", "#b08d57", "#5a3a22", "#a8502a"
SILVER, WHITE, INK = "#c3cacc", "#f5f7f7", "#12191c"

ERAS = [
    (1944, dict(scene="sepia", shirt="#2f7050", digits=[WHITE], collar="laced", long_sleeves=True, helmet_colour="#2f7050")),
    (1957, dict(scene="stands", shirt="#1e7a4c", digits=[WHITE], bands=[(0.5, WHITE), (0.76, WHITE)], helmet_colour="#1e7a4c")),
    (1970, dict(scene="sky", shirt="#0f7a4a", digits=[WHITE], bands=[(0.42, WHITE), (0.7, SILVER)], helmet_colour="#0f7a4a")),
    (1996, dict(scene="bowl", shirt="#0b8053", digits=["#8f9a9d", WHITE], bands=[(0.55, SILVER)], collar="v", helmet_colour="#0b8053")),
    (9999, dict(scene="night", shirt="#004c54", digits=[INK, WHITE], bands=[(0.5, INK), (0.72, SILVER)], collar="v",
                collar_colour=INK, helmet_colour="#004c54", stripe=INK)),
]


HELMET = dict(on_head="helmet")

LOOKS = {
    "alex-wojciechowicz": dict(
        pose="wide_squat", number_top=196, skin=LIGHT, hair_colour=CHESTNUT, on_head="leather", build=1.06,
        place=(0, 4, 0, 1), sink=10),
    "art-monk": dict(
        HELMET, pose="tucked", skin=BROWN, hair_colour=BLACK, mask="open", beard="mustache",
        gloves="#3f4a4e", place=(-4, 4, -5, 1)),
    "bert-bell": dict(
        pose="owner", wear="suit", shirt="#4a5256", tie="#0f6b4a", skin=PALE, hair_colour=GREY, age=2,
        on_head="fedora", hat_colour="#5a6367", long_sleeves=True, mouth="smile", place=(0, 6, 0, 1.04)),
    "bill-hewitt": dict(
        pose="fists_up", skin=LIGHT, hair_colour=SAND, hair="parted", place=(0, 18, 3, 1), sleeve=0.9),
    "bob-brown": dict(
        HELMET, pose="blocking", skin=DARK, hair_colour=BLACK, mask="double", build=1.14, arms=1.2,
        beard="mustache", place=(0, 8, 0, 1.04)),
    "brian-dawkins": dict(
        HELMET, pose="flexing", skin=DARK, hair_colour=BLACK, mask="visor", mouth="open", arms=1.1,
        gloves=WHITE, wristband=INK, mask_colour=INK, place=(0, 6, 0, 1)),
    "bud-grant": dict(
        HELMET, pose="reaching_aside", skin=PALE, hair_colour=SAND, place=(6, 18, 6, 1), build=0.94),
    "chuck-bednarik": dict(
        HELMET, pose="fist_swung", skin=LIGHT, hair_colour=CHESTNUT, mask="single", build=1.08, arms=1.15,
        gloves=WHITE, wristband=WHITE, mouth="open", age=1, place=(0, 8, 0, 1)),
    "claude-humphrey": dict(
        HELMET, pose="swimming", skin=DARK, hair_colour=BLACK, mask="cage", beard="mustache", build=1.04,
        place=(6, 16, 6, 1), wristband=WHITE),
    "cris-carter": dict(
        HELMET, number_top=192, pose="one_hand_high", skin=BROWN, hair_colour=BLACK, mask="open", mouth="smile", build=0.95,
        place=(-4, 40, -6, 0.98), gloves=WHITE),
    "dick-vermeil": dict(
        pose="pointing_coach", wear="sweater", shirt="#0b8053", trim=SILVER, skin=LIGHT, hair_colour=CHESTNUT,
        hair="full", headset=True, mouth="open", long_sleeves=True, place=(0, 10, 0, 1)),
    "greasy-neale": dict(
        pose="cheering_coach", wear="sweatshirt", shirt="#7b8588", skin=PALE, hair_colour=GREY, age=2, on_head="cap",
        hat_colour="#2f7050", mouth="open", long_sleeves=True, place=(0, 10, 0, 1)),
    "eric-allen": dict(
        HELMET, number_top=192, pose="ball_aloft", skin=BROWN, hair_colour=BLACK, mask="open", mouth="smile", build=0.96,
        gloves=SILVER, place=(4, 34, 5, 0.98)),
    "harold-carmichael": dict(
        HELMET, number_top=192, pose="two_hands_high", skin=BROWN, hair_colour=BLACK, mask="double", beard="full", build=0.92,
        place=(0, 58, 0, 1.02), wristband=WHITE),
    "james-lofton": dict(
        HELMET, pose="ball_to_chest", skin=BROWN, hair_colour=BLACK, mask="open", build=0.96, gloves=WHITE,
        place=(0, 6, 4, 1)),
    "jim-ringo": dict(
        HELMET, number_top=196, pose="snapping", skin=LIGHT, hair_colour=BLACK, mask="double", place=(0, 4, 0, 1), sink=12, age=1),
    "mike-ditka": dict(
        HELMET, pose="one_big_hand", skin=TAN, hair_colour=BLACK, mask="double", build=1.06, arms=1.1,
        place=(-4, 8, -5, 1), black_under_eyes=True),
    "mike-mccormack": dict(
        pose="folded_coach", wear="polo", shirt="#e4e8e8", skin=LIGHT, hair_colour=CHESTNUT, hair="parted",
        beard="sideburns", age=1, place=(0, 4, 0, 1.06), sleeve=0.6),
    "norm-van-brocklin": dict(
        HELMET, pose="throwing", skin=PALE, hair_colour=SAND, mask="single", age=1, place=(0, 10, -3, 1)),
    "ollie-matson": dict(
        HELMET, pose="stiff_arm", skin=DARK, hair_colour=BLACK, mask="double", place=(0, 8, 5, 1)),
    "pete-pihos": dict(
        HELMET, pose="hugging", skin=TAN, hair_colour=BLACK, mouth="smile", sleeve=0.5, place=(4, 8, 4, 1)),
    "reggie-white": dict(
        HELMET, pose="both_arms_up", skin=DARK, hair_colour=BLACK, mask="cage", beard="full", build=1.14, arms=1.2,
        place=(0, 14, 0, 1), wristband=WHITE),
    "richard-dent": dict(
        HELMET, pose="forearm_across", skin=DARK, hair_colour=BLACK, mask="cage", beard="goatee", arms=1.15,
        gloves=SILVER, place=(-6, 12, -6, 1.02)),
    "sonny-jurgensen": dict(
        HELMET, pose="followed_through", skin=PALE, hair_colour=RED, mask="double", beard="sideburns", mouth="smile",
        place=(0, 10, 4, 1)),
    "steve-van-buren": dict(
        pose="tucked", skin=TAN, hair_colour=BLACK, on_head="leather", snow=True, long_sleeves=True, place=(4, 10, 7, 1)),
    "terrell-owens": dict(
        HELMET, pose="wings", skin=BROWN, hair_colour=BLACK, mask="open", beard="goatee", arms=1.1, gloves=WHITE,
        mouth="smile", mask_colour=INK, place=(0, 10, 0, 1), wristband=INK),
    "tommy-mcdonald": dict(
        HELMET, number_top=192, pose="leaping", skin=PALE, hair_colour=CHESTNUT, mouth="smile", build=0.92, sleeve=0.5,
        place=(4, 50, 7, 0.95)),
    "wayne-millner": dict(
        pose="teaching_coach", wear="sweatshirt", shirt="#1e7a4c", skin=LIGHT, hair_colour=BLACK, hair="curly",
        mouth="open", long_sleeves=True, place=(0, 10, 0, 1)),
}


def look(person):
    """The look of one person of the roster."""
    era = next(era for before, era in ERAS if int(person["From"]) < before)
    return {**era, **LOOKS[person["Id"]]}
