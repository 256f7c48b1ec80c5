import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { Block, Field } from 'payload'
import { CODE_LANGUAGES } from '#src/contract/posts/code-languages.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { isLinkUrl, LINK_URL_INVALID } from '#src/contract/link-url.ts'
import { IMAGE_WIDTHS } from '#src/contract/posts/image-widths.ts'
import { textRule } from '#collections/fields/text-rule.ts'

export const inlineRichText = () =>
  lexicalEditor({
    admin: { hideGutter: true },
    features: () => textFeatures(),
  })

export const documentRichText = () =>
  lexicalEditor({
    features: () => [
      ...textFeatures(),
      HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
      UnorderedListFeature(),
      OrderedListFeature(),
      BlockquoteFeature(),
      HorizontalRuleFeature(),
      UploadFeature({
        enabledCollections: ['media'],
        collections: { media: { fields: imageFields() } },
      }),
      BlocksFeature({ blocks: [codeBlock()] }),
    ],
  })

// Created for each editor, because Payload changes the features it is given.
const textFeatures = () => [
  ParagraphFeature(),
  BoldFeature(),
  ItalicFeature(),
  StrikethroughFeature(),
  InlineCodeFeature(),
  // No links to documents: the site checks URLs. It also decides which links open a new tab.
  LinkFeature({ enabledCollections: [], fields: () => linkFields() }),
  FixedToolbarFeature(),
  InlineToolbarFeature(),
]

const linkFields = (): Field[] => [
  { name: 'text', type: 'text', label: 'Text', required: true },
  {
    name: 'linkType',
    type: 'radio',
    options: [{ label: 'URL', value: 'custom' }],
    defaultValue: 'custom',
    admin: { hidden: true },
  },
  {
    name: 'url',
    type: 'text',
    label: 'URL',
    required: true,
    maxLength: LIMITS.urlLength,
    validate: textRule(validateLinkUrl),
    admin: { description: 'Starts with https://, mailto:, tel: or, within this site, with /.' },
  },
]

export const validateLinkUrl = (value: unknown): true | string =>
  (typeof value === 'string' && isLinkUrl(value)) || LINK_URL_INVALID

const imageFields = (): Field[] => [
  {
    name: 'alt',
    label: 'Alternative text',
    type: 'text',
    maxLength: LIMITS.altLength,
    admin: { description: 'Content of the image. Defaults to the text of the media file.' },
  },
  {
    name: 'caption',
    type: 'text',
    maxLength: LIMITS.altLength,
    admin: { description: 'A line below the image.' },
  },
  {
    name: 'width',
    type: 'select',
    options: IMAGE_WIDTHS.map((width) => ({ label: `${width} pixels`, value: String(width) })),
    admin: { description: 'Defaults to the width of the text.' },
  },
]

// Payload's own code block loads its editor from another site.
const codeBlock = (): Block => ({
  slug: 'code',
  labels: { singular: 'Code', plural: 'Code' },
  // The site and the other editor have no place for a name.
  admin: { disableBlockName: true },
  fields: [
    {
      name: 'language',
      type: 'select',
      options: [...CODE_LANGUAGES],
      // A text from elsewhere may name another.
      validate: (): true => true,
      admin: { description: 'Language for syntax highlighting.' },
    },
    {
      name: 'meta',
      label: 'File name and marked lines',
      type: 'text',
      maxLength: LIMITS.codeMetaLength,
      admin: {
        description:
          'As after the language of a Markdown fence: title="queue.ts" {4,12-15} ins={7} del={9}.',
      },
    },
    {
      name: 'code',
      type: 'textarea',
      required: true,
      admin: { description: 'Shown unchanged, with a Copy button.' },
    },
  ],
})
