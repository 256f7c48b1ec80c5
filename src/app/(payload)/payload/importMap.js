import { ContentField as ContentField_af3fab1d7c244ec0e9dcfdc93fa41817 } from '../../../../src/payload-ui/content-field.tsx'
import { PostStatusCell as PostStatusCell_824930cb30af76ca14261ce855742429 } from '../../../../src/payload-ui/post-status.tsx'
import { ScheduledNote as ScheduledNote_824930cb30af76ca14261ce855742429 } from '../../../../src/payload-ui/post-status.tsx'
import { GoogleSignIn as GoogleSignIn_1d9bdd743f6f8dc27c07f4a257749bb2 } from '../../../../src/payload-ui/google-sign-in.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/payload-ui/content-field.tsx#ContentField": ContentField_af3fab1d7c244ec0e9dcfdc93fa41817,
  "/src/payload-ui/post-status.tsx#PostStatusCell": PostStatusCell_824930cb30af76ca14261ce855742429,
  "/src/payload-ui/post-status.tsx#ScheduledNote": ScheduledNote_824930cb30af76ca14261ce855742429,
  "/src/payload-ui/google-sign-in.tsx#GoogleSignIn": GoogleSignIn_1d9bdd743f6f8dc27c07f4a257749bb2,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
