import { accentStyle } from '#src/lib/color/accent-style.ts'
import { hasOwnAccents } from '#src/lib/color/accent.ts'
import { getAnnouncement } from '#src/services/announcement/announcement-service.ts'
import { getSiteAppearance } from '#src/services/appearance/appearance-service.ts'

export async function documentProps() {
  const [{ accents }, announcement] = await Promise.all([getSiteAppearance(), getAnnouncement()])
  return {
    accentStyle: hasOwnAccents(accents) ? accentStyle(accents) : undefined,
    noticeKey: announcement?.key,
  }
}
