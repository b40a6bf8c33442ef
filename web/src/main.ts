import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";

async function start(): Promise<void> {
  if (import.meta.env.DEV && (location.search.includes("fake") || sessionStorage.getItem("fake"))) {
    const { FakeServer } = await import("./fake/server");
    new FakeServer().install();
    sessionStorage.setItem("fake", "yes");
  }
  const target = document.getElementById("app");
  if (target) mount(App, { target });
}

void start();
