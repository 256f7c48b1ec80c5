import { expect, it } from 'vitest'
import { withLateScripts } from '#src/server/late-scripts.ts'

const src = 'src="/_next/static/chunks/a-1.js"'

it.each([
  ['prerendered', `<script ${src} async="">`, `<script type="late" ${src} async="">`],
  [
    'renewed by a visit',
    `<script ${src} async="" nonce="1">`,
    `<script type="late" ${src} async="" nonce="1">`,
  ],
  [
    'the first one',
    `<script ${src} id="_R_" async="">`,
    `<script type="late" ${src} id="_R_" async="">`,
  ],
  ['fetched ahead', `<link rel="preload" as="script" href="/a.js"/><p>`, '<p>'],
])('holds back a file: %s', (_, html, expected) => {
  expect(withLateScripts(html)).toBe(expected)
})

it.each([
  ['a font', '<link rel="preload" href="/a.woff2" as="font"/>'],
  ['scripts in the page', '<script>a()</script>'],
  ['data', '<script type="application/ld+json">{}</script>'],
  ['what only old browsers load', `<script ${src} noModule="">`],
  ['text about it', `&lt;script ${src} async=""&gt;`],
])('leaves %s', (_, html) => {
  expect(withLateScripts(html)).toBe(html)
})
