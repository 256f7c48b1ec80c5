import type { Field } from 'payload'
import { LIMITS } from '#src/contract/limits.ts'
import { CANONICAL_URL_INVALID, isCanonicalUrl } from '#src/contract/posts/canonical-url.ts'
import { textRule } from '#collections/fields/text-rule.ts'

export const optionalPostFields: Field[] = [
  {
    name: 'seoTitle',
    type: 'text',
    maxLength: LIMITS.seoTitleLength,
    label: 'SEO title',
    admin: { position: 'sidebar', description: 'For search engines. Defaults to the title.' },
  },
  {
    name: 'seoDescription',
    type: 'textarea',
    maxLength: LIMITS.seoDescriptionLength,
    label: 'SEO description',
    admin: { position: 'sidebar', description: 'For search engines. Defaults to the excerpt.' },
  },
  {
    name: 'canonicalUrl',
    type: 'text',
    maxLength: LIMITS.urlLength,
    label: 'Canonical URL',
    validate: textRule((value) => !value || isCanonicalUrl(value) || CANONICAL_URL_INVALID),
    admin: {
      position: 'sidebar',
      description: 'URL of the original, if this post was first published elsewhere.',
    },
  },
  {
    name: 'series',
    type: 'text',
    index: true,
    maxLength: LIMITS.seriesLength,
    admin: {
      position: 'sidebar',
      description: 'Posts with the same series name are linked as one series.',
    },
  },
  {
    name: 'seriesPart',
    type: 'number',
    min: 1,
    max: LIMITS.seriesPart,
    label: 'Part of the series',
    admin: { position: 'sidebar', description: 'Defaults to publication order.' },
  },
]
