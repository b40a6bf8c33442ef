import { describe, expect, it } from "vitest";
import { tidyName } from "../src/app/device.svelte";
import { route } from "../src/app/router.svelte";
import { sha256, unhex } from "../src/app/sha256";
import { clockFace } from "../src/table/clock";

describe("addresses", () => {
  it.each([
    ["/", { page: "lounge", open: "" }],
    ["/?open=toy", { page: "lounge", open: "toy" }],
    ["/t/abc", { page: "table", id: "abc", screen: false, watch: false }],
    ["/t/abc?screen", { page: "table", id: "abc", screen: true, watch: false }],
    ["/t/abc?watch", { page: "table", id: "abc", screen: false, watch: true }],
    ["/join/x%20y", { page: "join", code: "x y" }],
    ["/join/%", { page: "join", code: "%" }],
    ["/rules/toy", { page: "rules", game: "toy" }],
    ["/book/toy", { page: "book", game: "toy" }],
    ["/book", { page: "missing" }],
    ["/settings", { page: "settings" }],
    ["/settings/more", { page: "missing" }],
    ["/t", { page: "missing" }],
    ["/t/abc/def", { page: "missing" }],
    ["/elsewhere", { page: "missing" }],
  ])("%s", (path, expected) => {
    expect(route(new URL(path, "http://here"))).toEqual(expected);
  });
});

describe("SHA-256", () => {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

  it.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    ["a".repeat(55), "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"],
    ["a".repeat(56), "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"],
    ["a".repeat(1000), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"],
  ])("of %j", (text, expected) => {
    expect(sha256(bytes(text))).toBe(expected);
  });

  it("of a key, as the server publishes it", async () => {
    const key = unhex("000102030405060708090a0b0c0d0e0f");
    const theirs = new Uint8Array(await crypto.subtle.digest("SHA-256", key as BufferSource));
    expect(sha256(key)).toBe([...theirs].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
  });
});

it("tidies names as the server wants them", () => {
  expect(tidyName("  Ada  Lovelace ")).toBe("Ada  Lovelace");
  expect(tidyName("a\u0000b\n")).toBe("ab");
  expect(tidyName("x".repeat(23) + "  y")).toBe("x".repeat(23));
  expect(tidyName("   ")).toBe("");
});

it("shows clocks", () => {
  expect([725, 60, 59.2, 6.1, 0].map(clockFace)).toEqual(["12:05", "1:00", "1:00", "0:07", "0:00"]);
});
