import { expect, it } from 'vitest'
import { canonicalColor } from '#src/content/html/css-color.ts'

it.each([
  ['#ef4444', '#EF4444'],
  ['#F00', '#FF0000'],
  ['#f008', '#FF000088'],
  ['#ff000080', '#FF000080'],
  ['#ff0000ff', '#FF0000'],
  ['rgb(239, 68, 68)', '#EF4444'],
  ['RGB(0,0,0)', '#000000'],
  ['rgb(1 2 3)', '#010203'],
  ['rgba(239, 68, 68, 1)', '#EF4444'],
  ['rgba(239, 68, 68, 0.5)', 'rgba(239, 68, 68, 0.5)'],
  ['rgb(300, 0, 0)', 'rgb(300, 0, 0)'],
  ['rgb(10% 20% 30% / 50%)', 'rgb(10% 20% 30% / 50%)'],
  ['hsl(120,  50%, 50%)', 'hsl(120, 50%, 50%)'],
  ['Red', 'red'],
  [' teal ', 'teal'],
])('writes the colour %j as %j', (value, color) => {
  expect(canonicalColor(value)).toBe(color)
  expect(canonicalColor(color)).toBe(color)
})

it.each([
  ...['', 'inherit', 'transparent', 'currentColor', '#12', '#12345', '#gggggg', 'url(x)', 'a b'],
  ...['expression(alert(1))', 'rgb(1,2,3);x:y', 'var(--x)', 'rgb(calc(1))', 'red"', 'red}', 'x'],
  ...['rgb(1,2,3', 'image-set(x)', '\\72 ed', 'red/**/', 'rgb(1,\n2,3)'],
])('refuses the colour %j', (value) => {
  expect(canonicalColor(value)).toBeUndefined()
})
