import type { Field, GlobalConfig, RichTextFieldValidation } from 'payload'
import { announcementFields } from '#src/contract/announcement/announcement-fields.ts'
import { draftedGlobal } from '#collections/hooks/global-kinds.ts'
import { inlineRichText, validateLinkUrl } from '#collections/fields/rich-text-field.ts'
import { storableDate } from '#collections/fields/storable-date.ts'
import { textRule } from '#collections/fields/text-rule.ts'
import { richText } from 'payload/shared'
import { inlineText } from '#src/content/render/render-inline.ts'
import { lexicalToParagraphs } from '#src/content/rich-text/lexical-inline.ts'
import { LIMITS } from '#src/contract/limits.ts'

const oneLine: RichTextFieldValidation = async (value, options) => {
  const valid = await richText(value, options)
  if (valid !== true) return valid
  const paragraphs = lexicalToParagraphs(value)
  if (paragraphs.length > 1) return 'An announcement is one paragraph'
  const length = paragraphs.reduce((sum, { children }) => sum + inlineText(children).length, 0)
  const most = LIMITS.announcementLength
  return length <= most || `Use at most ${most} characters (now ${length}).`
}

const linkLabel = textRule(
  (value, { siblingData }) => hasPair(value, siblingData, 'url') || 'The link needs a text',
)

const linkUrl = textRule((value, { siblingData }) =>
  hasPair(value, siblingData, 'label') ? !value || validateLinkUrl(value) : 'The link needs a URL',
)

/** Whether a value is set, or the other one of its pair is empty too. */
const hasPair = (value: unknown, siblings: unknown, other: 'label' | 'url') =>
  Boolean(value) || !(siblings as { label?: unknown; url?: unknown })[other]

/** One line above the header of the public pages, until it ends. Visitors can close it. */
export const announcementGlobal: GlobalConfig = {
  slug: 'announcement',
  label: 'Announcement',
  ...draftedGlobal,
  versions: { drafts: { validate: false }, max: 50 },
  admin: {
    group: 'Site',
    preview: () => '/preview/announcement',
    description:
      'One line above the header of every public page. Visitors who close it see it again when its text or link changes. An empty text removes it.',
  },
  fields: [
    {
      name: 'text',
      type: 'richText',
      editor: inlineRichText(),
      validate: oneLine,
      admin: {
        description: announcementFields.text.hint,
      },
    },
    { name: 'link', type: 'group', admin: { hideGutter: true }, fields: linkFields() },
    {
      name: 'endsAt',
      type: 'date',
      label: announcementFields.endsAt.label,
      validate: storableDate,
      admin: {
        date: { pickerAppearance: 'dayAndTime' },
        description: announcementFields.endsAt.hint,
      },
    },
  ],
}

function linkFields(): Field[] {
  return [
    {
      type: 'row',
      fields: [
        {
          name: 'label',
          type: 'text',
          label: announcementFields.linkLabel.label,
          maxLength: announcementFields.linkLabel.max,
          validate: linkLabel,
          admin: { description: announcementFields.linkLabel.hint, width: '40%' },
        },
        {
          name: 'url',
          type: 'text',
          label: announcementFields.linkUrl.label,
          maxLength: announcementFields.linkUrl.max,
          validate: linkUrl,
          admin: {
            description: announcementFields.linkUrl.hint,
            width: '60%',
          },
        },
      ],
    },
  ]
}
