// @module-tag long
import { expect, it } from 'vitest'
import { REFUSED, useInjectedSite } from '#tests/support/injected-site.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const visit = useInjectedSite(() => product.url)

it.each(['/', '/blog', '/resume', '/admin', '/cms/blog'])(
  'an injected script does not run on %s',
  async (path) => {
    expect(await visit(path)).toEqual(REFUSED)
  },
)
