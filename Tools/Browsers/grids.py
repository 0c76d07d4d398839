"""Moves on a grid of digits."""


def wrong_path(rows, answer):
    """The name of a cell whose digit is not the answer, as a path."""
    for row, digits in enumerate(rows):
        for column, digit in enumerate(digits):
            if int(digit) != answer:
                return [f"{chr(ord('A') + row)}{column + 1}"]
    raise ValueError(answer)


def mark(hand, path, drags):
    """Marks a path: by arrow keys and SPACE, by dragging over it, or by tapping each cell and the last one again."""
    browser = hand.browser
    if hand.is_keyboard:
        for cell in path:
            go_to(browser, cell)
            browser.press(" ")
        browser.press("Enter")
        return
    cells = [f"[data-cell={cell}]" for cell in path]
    if drags and len(path) > 1:
        browser.place(".board")
        browser.drag([browser.place(cell) for cell in cells], hand.means == "touch")
        return
    for cell in [*cells, cells[-1]]:
        hand.push(cell)


def go_to(browser, cell):
    """Moves the focus over the grid to a cell, by arrow keys."""
    here = browser.evaluate("document.activeElement.dataset.cell")
    down, right = ord(cell[0]) - ord(here[0]), int(cell[1:]) - int(here[1:])
    for key, count in [("ArrowDown", down), ("ArrowUp", -down), ("ArrowRight", right), ("ArrowLeft", -right)]:
        for _ in range(count):
            browser.press(key)
