import type { GlobalConfig, TextField, UploadField } from 'payload'
import { LIMITS } from '#src/contract/limits.ts'
import { accentProblem, DEFAULT_ACCENTS, toHexColor } from '#src/lib/color/accent.ts'
import { THEME_NAMES, THEMES } from '#src/lib/color/themes.ts'
import type { ThemeName } from '#src/lib/color/themes.ts'
import { publicGlobal } from '#collections/hooks/global-kinds.ts'
import { runSql, sql } from '#collections/sql.ts'

type Stored = { siblingData: { accents?: unknown; storedAccents?: unknown } }

export const appearanceGlobal: GlobalConfig = {
  slug: 'appearance',
  label: 'Appearance',
  ...publicGlobal,
  versions: false,
  admin: {
    group: 'Site',
    description: 'Saving updates the site immediately.',
  },
  fields: [
    {
      name: 'accents',
      type: 'group',
      label: 'Accent',
      // Stored in one column below, so that a new theme needs no migration.
      virtual: true,
      hooks: { afterRead: [({ siblingData }: Stored) => siblingData.storedAccents ?? {}] },
      admin: {
        readOnly: false,
        description:
          'The colour of links, buttons and marks, for each theme. A colour must be readable on all backgrounds of its theme. The text colour of buttons is chosen to match.',
      },
      fields: THEME_NAMES.map(accentField),
    },
    {
      name: 'storedAccents',
      type: 'json',
      hooks: { beforeChange: [({ siblingData }: Stored) => siblingData.accents] },
      admin: { hidden: true },
    },
    iconField(),
  ],
}

function accentField(theme: ThemeName): TextField {
  return {
    name: theme,
    type: 'text',
    label: THEMES[theme].label,
    hooks: { beforeValidate: [({ value }) => written(value)] },
    validate: (value: unknown) => !value || (accentProblem(theme, value) ?? true),
    admin: {
      placeholder: DEFAULT_ACCENTS[theme],
      components: {
        Field: { path: '/src/payload-ui/accent-field.tsx#AccentField', clientProps: { theme } },
      },
    },
  }
}

const written = (value: unknown): unknown => (typeof value === 'string' ? toHexColor(value) : value)

function iconField(): UploadField {
  const side = LIMITS.iconSide
  return {
    name: 'icon',
    type: 'upload',
    relationTo: 'media',
    label: 'Icon',
    filterOptions: { mimeType: { contains: 'image/' } },
    validate: async (value: unknown, { req }) => {
      if (typeof value !== 'string') return true
      // The library measures images only.
      const [found] = await runSql(
        req,
        sql`select least(width, height) as side from media where id::text = ${value} and deleted_at is null`,
      )
      return (
        Number(found?.['side'] ?? 0) >= side ||
        `Choose an image of at least ${side} × ${side} pixels`
      )
    },
    admin: {
      description: `Shown in browser tabs and on home screens. Use a square image, ideally ${LIMITS.iconBestSide} × ${LIMITS.iconBestSide} pixels. Leave empty for the default icon.`,
    },
  }
}
