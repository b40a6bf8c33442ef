// After the build: tell the sizes, hold the first page to its limit, compress every file once and for all, and put the
// whole into the Python package.
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const FIRST_PAGE = 120_000; // bytes, compressed by gzip: HTML, scripts, styles and one language
const SMALLEST = 500; // bytes; below, compressing is not worth a file

const built = fileURLToPath(new URL("../dist", import.meta.url));
const client = fileURLToPath(new URL("../../src/raumhafen/server/client", import.meta.url));
const manifest = JSON.parse(readFileSync(join(built, ".vite/manifest.json"), "utf8"));
rmSync(join(built, ".vite"), { recursive: true });

const zipped = (file) => gzipSync(readFileSync(join(built, file)), { level: 9 }).length;
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;

/** A chunk's files and those of all it imports at once. */
function needed(name, found = new Set()) {
    const chunk = manifest[name];
    found.add(chunk.file);
    for (const style of chunk.css ?? []) found.add(style);
    for (const other of chunk.imports ?? []) needed(other, found);
    return found;
}

const first = needed("index.html");
const languages = Object.keys(manifest).filter((name) => /^texts\/..\.ftl/.test(name));
const largest = languages.map((name) => manifest[name].file).sort((a, b) => zipped(b) - zipped(a))[0];
first.add("index.html").add(largest);

const files = readdirSync(built, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(join(built, file)).isFile())
    .map((file) => file.replaceAll("\\", "/"));
for (const file of files.sort()) console.log(`${kilobytes(zipped(file))}  ${file}${first.has(file) ? "  *" : ""}`);
const total = [...first].reduce((sum, file) => sum + zipped(file), 0);
console.log(`${kilobytes(total)}  first page in all (*), at most ${FIRST_PAGE / 1000} kB`);
if (total > FIRST_PAGE) {
    console.error("The first page is too large.");
    process.exit(1);
}

for (const file of files) {
    const path = join(built, file);
    const content = readFileSync(path);
    if (content.length < SMALLEST) continue;
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
}

rmSync(client, { recursive: true, force: true });
cpSync(built, client, { recursive: true });
