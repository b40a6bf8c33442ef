import { afterEach, describe, expect, it, vi } from "vitest";
import { draggable } from "../src/table/drag";

afterEach(async () => {
  document.body.replaceChildren();
  await new Promise((go) => setTimeout(go)); // a swallowed click is waited for that long
});

function setUp(active = true) {
  const [card, place] = [document.createElement("div"), document.createElement("div")];
  place.setAttribute("data-drop", "");
  document.body.append(card, place);
  const dropped = vi.fn();
  const clicked = vi.fn();
  card.addEventListener("click", clicked);
  draggable({ active: () => active, dropped })(card);
  let below: Element = card;
  document.elementFromPoint = () => below;
  card.setPointerCapture = () => undefined;
  const point = (type: string, x: number, target: EventTarget = window): void => {
    target.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: 0, pointerId: 1, button: 0, bubbles: true }));
  };
  return { card, place, dropped, clicked, point, over: (element: Element) => (below = element) };
}

describe("dragging", () => {
  it("says where the element was let go, however quick the pointer was", () => {
    const { card, place, dropped, point, over } = setUp();
    point("pointerdown", 0, card);
    over(place);
    point("pointermove", 300);
    expect(card.hasAttribute("data-dragging")).toBe(true);
    expect(place.hasAttribute("data-over")).toBe(true);
    point("pointerup", 300);
    expect(dropped).toHaveBeenCalledExactlyOnceWith(place);
    expect(card.hasAttribute("data-dragging")).toBe(false);
    expect(place.hasAttribute("data-over")).toBe(false);
    expect(card.style.translate).toBe("");
  });

  it("is a click as long as the pointer hardly moved", () => {
    const { card, dropped, clicked, point } = setUp();
    point("pointerdown", 0, card);
    point("pointermove", 5);
    point("pointerup", 5);
    card.click();
    expect(dropped).not.toHaveBeenCalled();
    expect(clicked).toHaveBeenCalledOnce();
  });

  it("swallows the click that ends it", () => {
    const { card, clicked, point } = setUp();
    point("pointerdown", 0, card);
    point("pointermove", 50);
    point("pointerup", 50);
    card.click();
    expect(clicked).not.toHaveBeenCalled();
  });

  it("moves the part that is marked, and lets go only where it may", () => {
    const [card, place, part] = ["div", "div", "b"].map((name) => document.createElement(name)) as HTMLElement[];
    place!.setAttribute("data-drop", "");
    part!.setAttribute("data-lift", "");
    card!.append(part!);
    document.body.append(card!, place!);
    const dropped = vi.fn();
    const accepts = vi.fn(() => false);
    draggable({ active: () => true, accepts, dropped })(card!);
    document.elementFromPoint = () => place!;
    card!.setPointerCapture = () => undefined;
    const point = (type: string, x: number, target: EventTarget = window): void => {
      target.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: 0, pointerId: 1, button: 0, bubbles: true }));
    };
    point("pointerdown", 0, card);
    point("pointermove", 50);
    expect(part!.style.translate).toBe("50px 0px");
    expect(card!.style.translate).not.toBe("50px 0px");
    expect(place!.hasAttribute("data-over")).toBe(false);
    point("pointerup", 50);
    expect(part!.style.translate).toBe("");
    expect(accepts).toHaveBeenCalledWith(place);
    expect(dropped).not.toHaveBeenCalled();
  });

  it("ends without effect beside every target, or when the system takes over", () => {
    const { card, place, dropped, point, over } = setUp();
    point("pointerdown", 0, card);
    point("pointermove", 50);
    point("pointerup", 50);
    point("pointerdown", 0, card);
    over(place);
    point("pointermove", 50);
    point("pointercancel", 50);
    expect(dropped).not.toHaveBeenCalled();
  });

  it("does not begin where nothing can be chosen", () => {
    const { card, place, dropped, point, over } = setUp(false);
    point("pointerdown", 0, card);
    over(place);
    point("pointermove", 50);
    point("pointerup", 50);
    expect(dropped).not.toHaveBeenCalled();
  });
});
