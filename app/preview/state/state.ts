import type { Draft, FieldRef } from "../../../profile/draft/draft.ts";
import type { ParsedDraft } from "../../../profile/draft/rebase.ts";
import type { FigureChoices } from "../../../profile/page/figure-choices.ts";
import type { ThemeStyle } from "../../../profile/page/theme.ts";
import type { Correction } from "../../../profile/parse/labeller/correction.ts";
import type { ParsedCv } from "../../../profile/parse/parse-cv.ts";
import type { Source } from "../../../profile/parse/source.ts";
import type { Allowed } from "../../../profile/resume.ts";
import type { LanguageCode } from "../../i18n/languages.ts";
import type { CvFile, ParserRejection } from "../parse/parser-messages.ts";

/** The part of the studio that edits change and undo restores. */
export interface Content {
  draft: Draft;
  allowed: Allowed;
  /** The visitor's choices of figures, by line. */
  figures?: FigureChoices;
  /** Unplaced texts that the visitor has not placed or dropped. */
  unplaced: string[];
}

/** How the file was parsed, which the visitor can correct. */
export interface Parse extends Pick<ParsedCv, "structure" | "warnings"> {
  source: Source;
  /** Undefined when the draft was restored from storage. */
  file?: CvFile | undefined;
  corrections: Correction[];
  /** The draft and the unplaced texts before the visitor edited them. */
  base: ParsedDraft & { unplaced: string[] };
  /** The visitor confirmed that nothing is missing. */
  isConfirmed?: true;
}

export type Device = "phone" | "desktop" | "both";
export type Scheme = "light" | "dark";

/** A CV that has been parsed, and how its page is shown. */
export interface Studio {
  /** Unique for each opened CV. */
  id: number;
  content: Content;
  /** Undo steps, the latest first: the content before an edit, the edited field, and the parse that the edit replaced. */
  past: { content: Content; field: string; parsed?: ParsedState }[];
  theme: string;
  /** Accent and headline within the theme. */
  style: ThemeStyle;
  /** Language of the page's headings. */
  language: LanguageCode;
  /** The visitor's choice; undefined follows the width of the window. */
  device?: Device;
  /** The visitor's choice; undefined follows their device. */
  scheme?: Scheme;
  withheld: ParsedCv["withheld"];
  /** Undefined for samples and JSON Resume. */
  parse?: Parse | undefined;
  /** Source lines of the values that the parser was unsure of, by field key. */
  unsure: Record<string, string>;
  /** An invented person's CV. */
  isSample: boolean;
  /** Closing the tab would lose changes. */
  isDirty: boolean;
  /** Saved in this browser, by this tab. */
  isSaved: boolean;
}

/** The parts of a studio that change when its file is parsed again. */
export type ParsedState = Pick<Studio, "parse" | "withheld" | "unsure">;

/** Why a file or a link was not opened. */
export type Rejection = { name: string } & (
  | ParserRejection
  | { code: "not-loaded" | "link-damaged"; detail: ParserRejection["detail"]; partial?: undefined }
);

export type ParserState =
  | { status: "idle" }
  | { status: "loading"; name: string }
  | { status: "parsing"; name: string; progress: number }
  | { status: "locked"; name: string; file: Blob; isWrong: boolean }
  | { status: "rejected"; rejection: Rejection }
  | { status: "stopped" };

/** Result of the last export. */
export type ExportStatus =
  | { type: "none" | "picture-failed" | "storage-failed" | "storage-lost" | "deleted" }
  | { type: "saved" | "saved-without-fonts"; file: string };

/** Content of the reveal. */
export interface RevealContent {
  /** Lines of the CV, split into parts. Recognized ones are highlighted. */
  lines: { text: string; isFound: boolean }[][];
  /** Position of the sheet in px of the window. */
  from: { left: number; top: number; width: number; height: number };
}

export interface State {
  /** Number of the latest request to open a CV. Results of earlier ones are ignored. */
  request: number;
  parser: ParserState;
  studio?: Studio;
  reveal?: RevealContent | undefined;
  isFormOpen: boolean;
  isFullScreen: boolean;
  /** Keys of the open sections and entries of the form. */
  open: readonly string[];
  /** The field to focus once it is rendered. */
  focus?: FieldRef;
  exportStatus: ExportStatus;
  /** Read out by screen readers. */
  announcement: string;
}

export const initialState: State = {
  request: 0,
  parser: { status: "idle" },
  isFormOpen: false,
  isFullScreen: false,
  open: [],
  exportStatus: { type: "none" },
  announcement: "",
};
