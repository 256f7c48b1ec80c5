import { expect, it } from 'vitest'
import { archiveNames } from '#src/lib/archive-names.ts'

it.each([
  ['keeps different names', ['a.png', 'b.png'], ['a.png', 'b.png']],
  ['numbers equal ones', ['a.png', 'a.png', 'a.png'], ['a.png', 'a (2).png', 'a (3).png']],
  ['ignores case, as Windows and macOS do', ['A.PNG', 'a.png'], ['A.PNG', 'a (2).png']],
  [
    'avoids a name that is taken',
    ['a.png', 'a (2).png', 'a.png'],
    ['a.png', 'a (2).png', 'a (3).png'],
  ],
  ['makes no folder, drive or device', ['../a.png', 'c:b.png'], ['.._a.png', 'c_b.png']],
  ['names what has no name', ['...', ' . '], ['file', 'file (2)']],
  ['keeps letters of all scripts', ['Łódź 🎉.png'], ['Łódź 🎉.png']],
])('%s', (_, given, expected) => {
  expect(archiveNames(given)).toEqual(expected)
})
