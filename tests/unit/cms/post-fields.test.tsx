import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { PostFields } from '#src/cms/posts/fields/post-field-groups.tsx'
import { PublishFields } from '#src/cms/posts/fields/publish-fields.tsx'
import { emptyPostForm } from '#src/cms/posts/form/post-form.ts'
import { eachPostField, POST_FIELD_NAMES, postFields } from '#src/contract/posts/post-fields.ts'
import { rendered } from '#tests/unit/site/rendered.tsx'

const nothing = () => undefined
const form = { ...emptyPostForm('Ada'), ...eachPostField((name) => `Its ${name}`) }
const shared = {
  form,
  problems: {},
  terms: { categories: [], tags: [], want: nothing },
  onChange: nothing,
}
const cover = {} as ComponentProps<typeof PostFields>['cover']
let html: string

beforeAll(async () => {
  html = await rendered(
    <QueryClientProvider client={new QueryClient()}>
      <PostFields
        {...shared}
        cover={cover}
        isNew={false}
        editor={{ current: null }}
        onCount={nothing}
      />
      <PublishFields {...shared} stored={form} />
    </QueryClientProvider>,
  )
})

// The editor of the text is loaded in the browser.
it.each(POST_FIELD_NAMES.filter((name) => name !== 'content'))('has a control for %s', (name) => {
  expect(html).toContain(`>${postFields[name].label}</label>`)
})
