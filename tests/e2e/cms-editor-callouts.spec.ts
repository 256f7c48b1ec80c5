import { expect, it } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { useEditor } from '#tests/support/use-cms.ts'

const { product, editor, tool, press, type, stored, openPost } = useEditor()

const callout = (kind: string, text: string) =>
  `<blockquote data-callout="${kind}"><p>${text}</p></blockquote>`
const ALERT =
  '<div class="markdown-alert markdown-alert-important"><p class="markdown-alert-title">Important</p><p>Pasted</p></div>'

it(
  'callouts are typed, chosen, changed and pasted, and stand on the page with their kind',
  { tags: 'long' },
  async () => {
    await product.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const { id, slug, page } = await openPost({ content: '<p>Start</p>' })
    await editor().click()
    await press('ControlOrMeta+End')
    await press('Enter')
    await type('/callout')
    await page.getByRole('option', { name: 'Warning' }).click()
    await type('Chosen')
    await press('Enter')
    await press('Enter')
    await type('> [!tip] Typed')
    await press('Enter')
    await press('Enter')
    await page.evaluate(async (html) => {
      const type = 'text/html'
      await navigator.clipboard.write([new ClipboardItem({ [type]: new Blob([html], { type }) })])
    }, ALERT)
    await press('ControlOrMeta+v')
    await editor().getByText('Pasted').waitFor()
    await editor().getByText('Chosen').click()
    await tool('Callout').click()
    await page.getByRole('button', { name: 'Tip', exact: true }).click()
    await tool('Callout').and(page.locator('[aria-pressed="true"]')).waitFor()
    await expectAccessible(page)
    expect(await stored(id)).toBe(
      `<p>Start</p>${callout('tip', 'Chosen')}${callout('tip', 'Typed')}${callout('note', 'Pasted')}`,
    )
    await page.goto(`/blog/${slug}`)
    expect(await page.getByRole('note').allInnerTexts()).toEqual([
      expect.stringMatching(/^Tip\s+Chosen$/),
      expect.stringMatching(/^Tip\s+Typed$/),
      expect.stringMatching(/^Note\s+Pasted$/),
    ])
    await expectAccessible(page)
  },
)
