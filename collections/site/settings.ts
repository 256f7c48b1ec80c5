import type { GlobalConfig } from 'payload'
import { DEFAULT_SETTINGS } from '#src/contract/settings/settings-calls.ts'
import { publicGlobal } from '#collections/hooks/global-kinds.ts'

export const settingsGlobal: GlobalConfig = {
  slug: 'settings',
  label: 'Settings',
  ...publicGlobal,
  versions: false,
  admin: { group: 'Site', description: 'Saving updates the site immediately.' },
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
