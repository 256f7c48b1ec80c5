import type { Field, GlobalConfig } from 'payload'
import { announcementFields } from '#src/contract/announcement/announcement-fields.ts'
import { linkUrl, linkLabel, oneLine } from './announcement-rules.ts'
import { draftedGlobal } from '#collections/hooks/global-kinds.ts'
import { inlineRichText } from '#collections/fields/rich-text-field.ts'
import { storableDate } from '#collections/fields/storable-date.ts'

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
