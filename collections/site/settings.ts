import type { GlobalConfig } from 'payload'
import { DEFAULT_SETTINGS } from '#src/contract/settings/settings-calls.ts'
import { isAdmin } from '#collections/access.ts'
import { recordGlobalChange } from '#collections/hooks/activity-events.ts'
import { lockGlobal } from '#collections/hooks/lock-global.ts'
import { notifyOnGlobalChange } from '#collections/hooks/notify-public-change.ts'

export const settingsGlobal: GlobalConfig = {
  slug: 'settings',
  label: 'Settings',
  access: { read: isAdmin, update: isAdmin },
  versions: false,
  admin: { group: 'Site', description: 'Saving updates the site immediately.' },
  hooks: { beforeOperation: [lockGlobal], afterChange: [notifyOnGlobalChange, recordGlobalChange] },
  fields: [
    {
      name: 'isIndexed',
      type: 'checkbox',
      label: 'Show the site in search engines',
      defaultValue: DEFAULT_SETTINGS.isIndexed,
      admin: {
        description:
          'When off, all pages and files ask search engines not to list them. Visitors with a link can still open them.',
      },
    },
    {
      name: 'isTrainingAllowed',
      type: 'checkbox',
      label: 'Allow training of AI models',
      defaultValue: DEFAULT_SETTINGS.isTrainingAllowed,
      admin: {
        description:
          'States in robots.txt whether your content may be used. Not all crawlers respect it.',
      },
    },
  ],
}
