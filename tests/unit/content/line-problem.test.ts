import { expect, it } from 'vitest'
import { lineProblem } from '#src/content/format/line-problem.ts'

const none = { title: '', mark: '', ins: '', del: '' }

it.each([
  [{ ...none, mark: '1,2-3' }, undefined],
  [{ ...none, mark: '2,99999' }, 'Line 99999 does not exist: the code has 3 lines.'],
  [{ ...none, ins: '3-4' }, 'Line 4 does not exist: the code has 3 lines.'],
  [{ ...none, del: '0' }, 'Line 0 does not exist: the code has 3 lines.'],
  [{ ...none, mark: '1, two' }, '“two” is not a line. Write lines as 4,12-15.'],
])('describes the problem of %j', (fields, problem) => {
  expect(lineProblem(fields, 3)).toBe(problem)
})
