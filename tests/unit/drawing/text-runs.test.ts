import { expect, it } from 'vitest'
import { drawableTitle } from '#src/drawing/text-runs.ts'

const face = { face: 'sans', weight: 650 } as const

it.each([
  ['مرحبا بالعالم: كيف تعمل React؟', ''],
  ['漢字: React 19!', ''],
  ['React में नमस्ते', ''],
  ['שלום, React', ''],
  ['λ-calculus in 5 minutes', ''],
  ['٤ React', ''],
  ['🎉: !', ''],
  ['🎉', ''],
])('%s is left out as a whole', (title, text) => {
  expect(drawableTitle(title, face)).toBe(text)
})

it.each([
  ['🎉: React 19', 'React 19'],
  ['React 🎉 19 — 🚀', 'React 19'],
  ['React (🎉) 19', 'React 19'],
  ['  Two\n lines ', 'Two lines'],
  ['- A list: of signs -', '- A list: of signs -'],
  ['Žluťoučký kůň'.normalize('NFD'), 'Žluťoučký kůň'],
  ['Привет, Việt Nam', 'Привет, Việt Nam'],
])('%j is drawn as %j', (title, text) => {
  expect(drawableTitle(title, face)).toBe(text)
})
