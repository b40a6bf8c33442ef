"""What may be wrong with a page: for those who read it with help, and on a small screen."""

import json

SERIOUS = ("serious", "critical")

#: Whatever reaches beyond the screen at either side.
BEYOND = """[...document.querySelectorAll("main *")].filter(each => {
    const box = each.getBoundingClientRect()
    return box.width > 0 && (box.left < -0.5 || box.right > innerWidth + 0.5)
}).map(each => each.outerHTML.slice(0, 120))"""


def violations(page, axe):
    """What axe finds that is serious."""
    page.evaluate(axe)
    found = json.loads(page.evaluate("axe.run().then(result => JSON.stringify(result.violations))"))
    return [
        f"{each['id']}: {node['html'][:160]}" for each in found if each["impact"] in SERIOUS for node in each["nodes"]
    ]
