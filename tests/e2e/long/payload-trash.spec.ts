// @module-tag long
import { expect, it } from 'vitest'
import { useCmsData } from '#tests/support/cms-data.ts'
import { restoreInAdmin } from '#tests/support/payload-trash.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = useCmsData(product)

it.each([
  ['media', 'photo.png', '/api/media', '/api/media', () => data.image('photo.png')],
  ['resumes', 'second.pdf', '/api/resume', '/api/resumes', () => data.resume('second.pdf')],
] as const)(
  'shows and restores deleted items in the trash of %s in the built-in admin',
  async (kind, name, call, list, make) => {
    await data.resume('first.pdf')
    const { id } = await make()
    expect((await product.asAdmin('DELETE', `${call}/${id}`)).status).toBe(200)
    // Its file is not served, so that the page of the document has nothing to show.
    product.allowError('/files/')
    await product.signIn()
    await restoreInAdmin(product.page(), { kind, name, id })
    await expect.poll(async () => (await product.asAdmin('GET', list)).text()).toContain(id)
  },
)
