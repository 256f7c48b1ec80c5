import { expect, it } from 'vitest'
import { parseStyles, usedStyles } from '#src/server/upstream/used-styles.ts'

const kept = (css: string, ...used: string[]) => usedStyles(parseStyles(css), new Set(used))

it.each([
  ['elements and attributes', 'a{x:y}[data-theme=dark]{x:y}*,:before{x:y}'],
  ['used classes', '.a:hover>.b{x:y}.unused .a,.b{x:y}'],
  ['classes with escaped signs', String.raw`.sm\:a\.5{x:y}.\32xl\:b{x:y}.\[\&\>p\]\:c>p{x:y}`],
  ['selectors with a used choice', ':is(.unused,.a) p{x:y}:where(.a:is(.b,.unused)>*){x:y}'],
  ['what excludes a class', 'p:not(.unused){x:y}p:has(.unused,.a){x:y}'],
  ['at-rules', '@font-face{src:url(x.woff2)}@keyframes k{from{x:y}}@property --p{syntax:"*"}'],
  ['signs of rules in texts', '.a{content:"}.b{"}.a:after{content:"\\"{"}'],
  ['nested rules', '.a{x:y;&:hover{x:y}@media print{x:y}}'],
])('keeps %s', (_, css) => {
  expect(kept(css, 'a', 'b', 'sm:a.5', '2xl:b', '[&>p]:c')).toBe(css)
})

it.each([
  ['unused classes', '.a{x:y}.unused{x:y}.a .unused{x:y}', '.a{x:y}'],
  ['choices without a used class', 'p{x:y}:is(.a .unused,:where(.unused)>p){x:y}', 'p{x:y}'],
  [
    'groups that are empty then',
    '@media print{@supports (x:y){.unused{x:y}}}@media screen{.a{x:y}.unused{x:y}}',
    '@media screen{.a{x:y}}',
  ],
  // Otherwise the order of layers would change once the whole style sheet is loaded.
  ['no layer', '@layer one{.unused{x:y}}@layer two{.a{x:y}}', '@layer one{}@layer two{.a{x:y}}'],
])('removes %s', (_, css, expected) => {
  expect(kept(css, 'a')).toBe(expected)
})
