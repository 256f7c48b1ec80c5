import { expect, it } from 'vitest'
import { normalizeUrl } from '#src/editor/document/normalize-url.ts'

it.each([
  ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
  ['HTTP://example.com', 'HTTP://example.com'],
  ['  example.com ', 'https://example.com'],
  ['example.com/path', 'https://example.com/path'],
  ['example.com:8080/path', 'https://example.com:8080/path'],
  ['localhost:3000', 'https://localhost:3000'],
  ['me@example.com', 'mailto:me@example.com'],
  ['r&d#1@example.com', 'mailto:r%26d%231@example.com'],
  ['me@example.com?subject=Hi', 'mailto:me@example.com?subject=Hi'],
  ['mailto:me@example.com', 'mailto:me@example.com'],
  ['tel:+123', 'tel:+123'],
  ['/blog', '/blog'],
  ['#contact', '#contact'],
  ['../up', '../up'],
  ['about', 'about'],
])('[S2-editor-toolbar-09] takes %s as %s', (typed, url) => {
  expect(normalizeUrl(typed)).toBe(url)
})

it.each([
  '',
  '   ',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'https:evil.example',
  '//evil.example',
  '/\\evil.example',
  'two words',
  'java\tscript:x',
])('refuses %j', (typed) => {
  expect(normalizeUrl(typed)).toBeNull()
})
