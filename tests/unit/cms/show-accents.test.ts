// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { showAccents } from '#src/cms/appearance/show-accents.ts'
import { NO_ACCENTS } from '#tests/support/no-accents.ts'

const shown = () =>
  document.adoptedStyleSheets.map(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))

it('shows saved accents in this tab, and default accents again', () => {
  showAccents({ accents: { ...NO_ACCENTS, light: '#7a1f5f' }, icon: null })
  expect(shown().flat().join()).toContain('#7a1f5f')
  showAccents({ accents: NO_ACCENTS, icon: null })
  expect(shown()).toHaveLength(1)
  expect(shown().flat().join()).not.toContain('#7a1f5f')
})
