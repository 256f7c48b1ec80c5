// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, it } from 'vitest'
import { RowList } from '#src/cms/documents/row-list.tsx'
import { mount } from '#tests/support/mounted-component.ts'

function Jobs({ isNewestFirst = false }: { isNewestFirst?: boolean }) {
  const [rows, setRows] = useState<readonly string[]>(['Known'])
  return (
    <>
      <RowList
        {...{ path: 'jobs', fields: {}, problems: {} }}
        label="Experience"
        row="Job"
        {...{ rows, isNewestFirst }}
        max={5}
        create={() => 'Added'}
        titleOf={(row) => row}
        onUpdate={setRows}
      >
        {({ row }) => row}
      </RowList>
      <output>{rows.join()}</output>
    </>
  )
}

it.each([
  [true, 'Added,Known'],
  [false, 'Known,Added'],
])('adds a row where a list begins with the newest: %s', (isNewestFirst, order) => {
  const place = mount(<Jobs isNewestFirst={isNewestFirst} />)
  act(() => place.querySelector<HTMLElement>('[data-add]')?.click())
  expect(place.querySelector('output')?.textContent).toBe(order)
})
