// The schemas of the contract that requests and replies refer to by name, in the order of openapi.yaml.
import type { TSchema } from 'typebox'
import { RemoveAccountRequest } from './account-export.ts'
import { AdminUser, ChangeUserRequest, ListedUser, Me, UserData } from './accounts.ts'
import { AuditLine, Stats, UnpublishRequest } from './admin.ts'
import * as billing from './billing.ts'
import { CLAIM_SCHEMAS } from './claims.ts'
import * as cv from './cv.ts'
import { DESK_SCHEMAS } from './desk.ts'
import { CvTemplate, ParserRemark, PlanRequired } from './files.ts'
import { CvJob, JobCopyRequest } from './job.ts'
import { ApiKey, CreateKeyRequest } from './keys.ts'
import { Letter, LetterConflict, LetterRequest, LetterSummary } from './letters.ts'
import { Picture } from './picture.ts'
import { Proposal, ProposalRequest, ProposedChange } from './proposals.ts'
import { Problem } from './schema.ts'
import * as sharing from './sharing.ts'
import { CvStyle } from './style.ts'
import * as tax from './tax.ts'
import * as taxAdmin from './tax-admin.ts'
import { walletSchemas } from './wallet.ts'
import { ChangeWebhookRequest, CreateWebhookRequest, EVENT_BODIES, Webhook, WebhookDelivery } from './webhooks.ts'

export const CONTRACT_SCHEMAS: readonly TSchema[] = [
  Problem,
  ...[Me, UserData, ChangeUserRequest, AdminUser, ListedUser],
  RemoveAccountRequest,
  ...[ApiKey, CreateKeyRequest],
  ...[Webhook, WebhookDelivery, CreateWebhookRequest, ChangeWebhookRequest],
  ...Object.values(EVENT_BODIES),
  ...[Stats, AuditLine, UnpublishRequest],
  ...[tax.Billing, tax.CheckoutBilling, tax.BillingRequest],
  ...[tax.TaxDocument, tax.TaxDocumentFacts, tax.AdminTaxDocument, tax.InrValueRequest],
  ...[taxAdmin.Dispute, taxAdmin.AmendDocumentRequest, taxAdmin.DisputeCreditRequest],
  ...[taxAdmin.YearHoldRequest, taxAdmin.YearHold, taxAdmin.Reconciliation],
  billing.Plan,
  billing.CouponRequest,
  billing.CouponAnswer,
  billing.CheckoutRequest,
  billing.CheckoutConflict,
  billing.CheckoutOrder,
  billing.OrderVerificationRequest,
  billing.PaymentVerificationRequest,
  billing.Payment,
  billing.AdminPayment,
  billing.PaymentTrailLine,
  billing.RefundRequest,
  billing.Coupon,
  billing.CreateCouponRequest,
  billing.ChangeCouponRequest,
  ...walletSchemas,
  cv.CvLink,
  cv.OwnField,
  cv.PersonalDetails,
  cv.Study,
  cv.Education,
  ...cv.LIST_ITEMS,
  cv.CustomItem,
  cv.CustomSection,
  cv.SectionSetting,
  cv.SectionSettings,
  cv.CvContent,
  cv.CvPrivacy,
  CvStyle,
  ...CLAIM_SCHEMAS,
  cv.CvSummary,
  cv.Cv,
  cv.CreateCvRequest,
  cv.ChangeCvRequest,
  cv.AddSiblingRequest,
  CvJob,
  JobCopyRequest,
  cv.LinkSiblingsRequest,
  cv.RestoreCvRequest,
  cv.ImportCvRequest,
  cv.TrashedCv,
  cv.NameVersionRequest,
  cv.CvVersionSummary,
  cv.CvVersion,
  Picture,
  CvTemplate,
  ParserRemark,
  PlanRequired,
  cv.VersionConflict,
  ...[Letter, LetterSummary, LetterRequest, LetterConflict],
  ...[ProposalRequest, ProposedChange, Proposal],
  ...DESK_SCHEMAS,
  sharing.RecipientLink,
  sharing.CvSharing,
  sharing.ChangeSharingRequest,
  sharing.CreateLinkRequest,
  sharing.CvViews,
]
