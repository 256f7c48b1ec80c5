import { accentStyle } from '#src/lib/color/accent-style.ts'
import { hasOwnAccents } from '#src/lib/color/accent.ts'
import { getAnnouncement } from '#src/services/announcement/announcement-service.ts'
import { getAppearance } from '#src/services/appearance/appearance-service.ts'

/** What the document of every page takes from the settings in the built-in admin. */
export async function documentProps() {
  const [{ accents }, announcement] = await Promise.all([getAppearance(), getAnnouncement()])
  return {
    accentStyle: hasOwnAccents(accents) ? accentStyle(accents) : undefined,
    noticeKey: announcement?.key,
  }
}
