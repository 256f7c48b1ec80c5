import { ContentField as ContentField_af3fab1d7c244ec0e9dcfdc93fa41817 } from '../../../../src/payload-ui/content-field.tsx'
import { ContentDifference as ContentDifference_9a569cc4f16725d9b14b2081507537e6 } from '../../../../src/payload-ui/version-differences.tsx'
import { NoDifference as NoDifference_9a569cc4f16725d9b14b2081507537e6 } from '../../../../src/payload-ui/version-differences.tsx'
import { TextCell as TextCell_3dd2e8335434a6994affb137719fa328 } from '../../../../src/payload-ui/text-cell.tsx'
import { CoverPicker as CoverPicker_7d437e5f6aea9d0b951b92a5dd53a06d } from '../../../../src/payload-ui/cover-picker.tsx'
import { PostStatusCell as PostStatusCell_824930cb30af76ca14261ce855742429 } from '../../../../src/payload-ui/post-status.tsx'
import { ScheduledNote as ScheduledNote_824930cb30af76ca14261ce855742429 } from '../../../../src/payload-ui/post-status.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FileNameCell as FileNameCell_3259fa70a4a99d2beba7ec9fc609e069 } from '../../../../src/payload-ui/file-cells.tsx'
import { FileSizeCell as FileSizeCell_3259fa70a4a99d2beba7ec9fc609e069 } from '../../../../src/payload-ui/file-cells.tsx'
import { RowLabel as RowLabel_09c916f2f10b2845b0055103918dd398 } from '../../../../src/payload-ui/row-label.tsx'
import { ResetProfile as ResetProfile_4744d97a686e7f71923b79c556f1f0ee } from '../../../../src/payload-ui/reset-profile.tsx'
import { JsonResumeImport as JsonResumeImport_e21eee75921a91df9a2e9e32556001b7 } from '../../../../src/payload-ui/json-resume-import.tsx'
import { AccentField as AccentField_e3e2950a7b1a0afc76cbca83b4a2f4bd } from '../../../../src/payload-ui/accent-field.tsx'
import { BrandIcon as BrandIcon_4b7bc36d9763e18a59e951d525d89253 } from '../../../../src/payload-ui/brand.tsx'
import { BrandLogo as BrandLogo_4b7bc36d9763e18a59e951d525d89253 } from '../../../../src/payload-ui/brand.tsx'
import { SiteLinks as SiteLinks_295ad8faa8c248e69d84ac33a4b9f56d } from '../../../../src/payload-ui/site-links.tsx'
import { BackToSite as BackToSite_295ad8faa8c248e69d84ac33a4b9f56d } from '../../../../src/payload-ui/site-links.tsx'
import { GoogleSignIn as GoogleSignIn_1d9bdd743f6f8dc27c07f4a257749bb2 } from '../../../../src/payload-ui/google-sign-in.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/payload-ui/content-field.tsx#ContentField": ContentField_af3fab1d7c244ec0e9dcfdc93fa41817,
  "/src/payload-ui/version-differences.tsx#ContentDifference": ContentDifference_9a569cc4f16725d9b14b2081507537e6,
  "/src/payload-ui/version-differences.tsx#NoDifference": NoDifference_9a569cc4f16725d9b14b2081507537e6,
  "/src/payload-ui/text-cell.tsx#TextCell": TextCell_3dd2e8335434a6994affb137719fa328,
  "/src/payload-ui/cover-picker.tsx#CoverPicker": CoverPicker_7d437e5f6aea9d0b951b92a5dd53a06d,
  "/src/payload-ui/post-status.tsx#PostStatusCell": PostStatusCell_824930cb30af76ca14261ce855742429,
  "/src/payload-ui/post-status.tsx#ScheduledNote": ScheduledNote_824930cb30af76ca14261ce855742429,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/payload-ui/file-cells.tsx#FileNameCell": FileNameCell_3259fa70a4a99d2beba7ec9fc609e069,
  "/src/payload-ui/file-cells.tsx#FileSizeCell": FileSizeCell_3259fa70a4a99d2beba7ec9fc609e069,
  "/src/payload-ui/row-label.tsx#RowLabel": RowLabel_09c916f2f10b2845b0055103918dd398,
  "/src/payload-ui/reset-profile.tsx#ResetProfile": ResetProfile_4744d97a686e7f71923b79c556f1f0ee,
  "/src/payload-ui/json-resume-import.tsx#JsonResumeImport": JsonResumeImport_e21eee75921a91df9a2e9e32556001b7,
  "/src/payload-ui/accent-field.tsx#AccentField": AccentField_e3e2950a7b1a0afc76cbca83b4a2f4bd,
  "/src/payload-ui/brand.tsx#BrandIcon": BrandIcon_4b7bc36d9763e18a59e951d525d89253,
  "/src/payload-ui/brand.tsx#BrandLogo": BrandLogo_4b7bc36d9763e18a59e951d525d89253,
  "/src/payload-ui/site-links.tsx#SiteLinks": SiteLinks_295ad8faa8c248e69d84ac33a4b9f56d,
  "/src/payload-ui/site-links.tsx#BackToSite": BackToSite_295ad8faa8c248e69d84ac33a4b9f56d,
  "/src/payload-ui/google-sign-in.tsx#GoogleSignIn": GoogleSignIn_1d9bdd743f6f8dc27c07f4a257749bb2,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
