import { ContentField as ContentField_af3fab1d7c244ec0e9dcfdc93fa41817 } from '../../../../src/payload-ui/content-field.tsx'
import { TagListCell as TagListCell_7d1018786d6265115c339014f659d139 } from '../../../../src/payload-ui/tag-list-cell.tsx'
import { PostStatusCell as PostStatusCell_824930cb30af76ca14261ce855742429 } from '../../../../src/payload-ui/post-status.tsx'
import { ScheduledNote as ScheduledNote_824930cb30af76ca14261ce855742429 } from '../../../../src/payload-ui/post-status.tsx'
import { FileNameCell as FileNameCell_3259fa70a4a99d2beba7ec9fc609e069 } from '../../../../src/payload-ui/file-cells.tsx'
import { FileSizeCell as FileSizeCell_3259fa70a4a99d2beba7ec9fc609e069 } from '../../../../src/payload-ui/file-cells.tsx'
import { BrandIcon as BrandIcon_4b7bc36d9763e18a59e951d525d89253 } from '../../../../src/payload-ui/brand.tsx'
import { BrandLogo as BrandLogo_4b7bc36d9763e18a59e951d525d89253 } from '../../../../src/payload-ui/brand.tsx'
import { SiteLinks as SiteLinks_295ad8faa8c248e69d84ac33a4b9f56d } from '../../../../src/payload-ui/site-links.tsx'
import { BackToSite as BackToSite_295ad8faa8c248e69d84ac33a4b9f56d } from '../../../../src/payload-ui/site-links.tsx'
import { GoogleSignIn as GoogleSignIn_1d9bdd743f6f8dc27c07f4a257749bb2 } from '../../../../src/payload-ui/google-sign-in.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/payload-ui/content-field.tsx#ContentField": ContentField_af3fab1d7c244ec0e9dcfdc93fa41817,
  "/src/payload-ui/tag-list-cell.tsx#TagListCell": TagListCell_7d1018786d6265115c339014f659d139,
  "/src/payload-ui/post-status.tsx#PostStatusCell": PostStatusCell_824930cb30af76ca14261ce855742429,
  "/src/payload-ui/post-status.tsx#ScheduledNote": ScheduledNote_824930cb30af76ca14261ce855742429,
  "/src/payload-ui/file-cells.tsx#FileNameCell": FileNameCell_3259fa70a4a99d2beba7ec9fc609e069,
  "/src/payload-ui/file-cells.tsx#FileSizeCell": FileSizeCell_3259fa70a4a99d2beba7ec9fc609e069,
  "/src/payload-ui/brand.tsx#BrandIcon": BrandIcon_4b7bc36d9763e18a59e951d525d89253,
  "/src/payload-ui/brand.tsx#BrandLogo": BrandLogo_4b7bc36d9763e18a59e951d525d89253,
  "/src/payload-ui/site-links.tsx#SiteLinks": SiteLinks_295ad8faa8c248e69d84ac33a4b9f56d,
  "/src/payload-ui/site-links.tsx#BackToSite": BackToSite_295ad8faa8c248e69d84ac33a4b9f56d,
  "/src/payload-ui/google-sign-in.tsx#GoogleSignIn": GoogleSignIn_1d9bdd743f6f8dc27c07f4a257749bb2,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
