import { z } from 'zod'
import type { PayloadRequest } from 'payload'
import type { Appearance as AppearanceDocument } from '#collections/generated/payload-types.ts'
import { runSql, sql } from '#collections/sql.ts'
import type { Appearance, AppearanceBody } from '#src/contract/appearance/appearance-schemas.ts'
import { THEME_NAMES } from '#src/lib/color/themes.ts'
import { as, withTransaction } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { fileUrl } from '#src/services/storage/payload-storage-adapter.ts'

const slug = 'appearance'

/** GET /api/appearance: the choices of the owner; null for defaults. */
export const getChosenAppearance = ({ actor }: { actor: Admin }): Promise<Appearance> =>
  withTransaction(actor, async (req) =>
    toAppearance(req, await req.payload.findGlobal({ slug, depth: 0, req, ...as(actor) })),
  )

/** PUT /api/appearance: applies immediately. Errors: `invalid` at `accents.{theme}` and `icon`. */
export const updateAppearance = ({
  actor,
  appearance: data,
}: {
  actor: Admin
  appearance: AppearanceBody
}): Promise<Appearance> =>
  withTransaction(actor, async (req) =>
    toAppearance(req, await req.payload.updateGlobal({ slug, data, depth: 0, req, ...as(actor) })),
  )

const toAppearance = async (
  req: PayloadRequest,
  { accents, icon }: AppearanceDocument,
): Promise<Appearance> => ({
  accents: Object.fromEntries(
    THEME_NAMES.map((theme) => [theme, accents?.[theme] || null]),
  ) as Appearance['accents'],
  icon: await findIcon(req, icon),
})

const iconSchema = z.object({ filename: z.string(), original_name: z.string() })

async function findIcon(
  req: PayloadRequest,
  icon: AppearanceDocument['icon'],
): Promise<Appearance['icon']> {
  if (typeof icon !== 'string') return null
  const [row] = await runSql(
    req,
    sql`select filename, original_name from media where id = ${icon} and deleted_at is null`,
  )
  if (!row) return null
  const { filename, original_name: originalName } = iconSchema.parse(row)
  return { id: icon, url: fileUrl('media', filename), originalName }
}
