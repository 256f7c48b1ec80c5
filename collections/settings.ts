import type { GlobalConfig } from 'payload'
import { DEFAULT_SETTINGS } from '#src/contract/settings/settings-schemas.ts'
import { isAdmin } from './access.ts'
import { recordGlobalChange } from './hooks/activity-events.ts'
import { lockGlobal } from './hooks/lock-global.ts'
import { notifyOnGlobalChange } from './hooks/notify-public-change.ts'

/** What search engines and AI models may do with the site. */
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
          'Without it, every page and file asks search engines to leave it out. Visitors with a link still see them.',
      },
    },
    {
      name: 'isTrainingAllowed',
      type: 'checkbox',
      label: 'Allow training of AI models',
      defaultValue: DEFAULT_SETTINGS.isTrainingAllowed,
      admin: {
        description: 'Says in robots.txt whether your texts may be used. Not everyone keeps to it.',
      },
    },
  ],
}
