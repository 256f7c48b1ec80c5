import type { Field, GlobalConfig } from 'payload'
import { LIMITS } from '#src/contract/limits.ts'
import { isAdmin } from './access.ts'
import { linkAddress, linkLabel, oneLine } from './announcement-rules.ts'
import { recordGlobalChange } from './hooks/activity-events.ts'
import { lockGlobal } from './hooks/lock-global.ts'
import { refuseStaleGlobal } from './hooks/stale-global.ts'
import { notifyOnGlobalChange } from './hooks/notify-public-change.ts'
import { inlineRichText } from './rich-text.ts'
import { storableDate } from './storable-date.ts'

/** One line above the header of the public pages, until it ends. Visitors can close it. */
export const announcementGlobal: GlobalConfig = {
  slug: 'announcement',
  label: 'Announcement',
  access: { read: isAdmin, readVersions: isAdmin, update: isAdmin },
  versions: { drafts: { validate: false }, max: 50 },
  admin: {
    group: 'Site',
    preview: () => '/preview/announcement',
    description:
      'One line above the header of every public page. Whoever closes it does not see it again until its text or link changes. Without text there is none.',
  },
  hooks: {
    beforeOperation: [lockGlobal],
    beforeValidate: [refuseStaleGlobal],
    afterChange: [notifyOnGlobalChange, recordGlobalChange],
  },
  fields: [
    {
      name: 'text',
      type: 'richText',
      editor: inlineRichText(),
      validate: oneLine,
      admin: {
        description: `One paragraph of at most ${LIMITS.announcementLength} characters.`,
      },
    },
    { name: 'link', type: 'group', admin: { hideGutter: true }, fields: linkFields() },
    {
      name: 'endsAt',
      type: 'date',
      label: 'Ends',
      validate: storableDate,
      admin: {
        date: { pickerAppearance: 'dayAndTime' },
        description: 'From this time on it is gone. If empty, it stays until you remove it.',
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
          maxLength: LIMITS.announcementLinkLength,
          validate: linkLabel,
          admin: { description: 'For example “Read the post”.', width: '40%' },
        },
        {
          name: 'url',
          type: 'text',
          label: 'Address',
          maxLength: LIMITS.urlLength,
          validate: linkAddress,
          admin: {
            description: 'Starts with https:// or, within this site, with /.',
            width: '60%',
          },
        },
      ],
    },
  ]
}
