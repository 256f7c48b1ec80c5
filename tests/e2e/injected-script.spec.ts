import { expect, it } from 'vitest'
import { cmsData } from '#tests/support/cms-data.ts'
import { REFUSED, useInjectedSite } from '#tests/support/injected-site.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = cmsData(product)
const visit = useInjectedSite(() => product.url)

it('an injected script does not run on the home page and on a post, but where inline scripts are allowed', async () => {
  const { slug } = await data.post({ title: 'A post' })
  expect(await visit('/')).toEqual(REFUSED)
  expect(await visit(`/blog/${slug}`)).toEqual(REFUSED)
  expect((await visit('/payload')).injected).toBe(true)
})
