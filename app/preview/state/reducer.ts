import type { FieldRef } from "../../../profile/draft/draft.ts";
import { fieldKey } from "../../../profile/draft/field-key.ts";
import {
  type Content,
  type ExportStatus,
  initialState,
  type ParsedState,
  type RevealContent,
  type State,
  type Studio,
} from "./state.ts";

type View = Partial<Pick<Studio, "theme" | "style" | "language" | "device" | "scheme">>;
export type ParserResult = Exclude<State["parser"], { status: "idle" }>;

export type Action =
  /** Starts a request to open a CV and ends the current one. */
  | { type: "requested" }
  /** Status of a request; ignored when a later one was made. */
  | { type: "parser-changed"; request: number; parser: ParserResult }
  | { type: "opened"; request: number; studio: Omit<Studio, "id">; reveal?: RevealContent | undefined }
  | { type: "reveal-ended" }
  | { type: "dismissed" }
  | { type: "started-over" }
  | { type: "view-changed"; view: View }
  /** `field` is the key of the field being typed in, whose consecutive edits are undone together; empty for other edits. */
  | { type: "edited"; field: string; content: Content; parsed?: ParsedState }
  | { type: "edit-ended" }
  | { type: "confirmed"; field: string }
  | { type: "undone" }
  | { type: "form-toggled"; isOpen: boolean }
  | { type: "full-screen-toggled"; isOn: boolean }
  | { type: "toggled"; section: string; isOpen: boolean }
  /** Opens the form with the section and the entry of a field, and asks for its focus. */
  | { type: "field-requested"; fieldRef: FieldRef }
  | { type: "field-focused" }
  | { type: "exported"; status: ExportStatus }
  | { type: "storage-changed"; isSaved: boolean; status: ExportStatus }
  | { type: "announced"; text: string };

const maxUndo = 200;

/** Key of the form section of a field. */
const sectionName = (fieldRef: FieldRef) => fieldKey({ ...fieldRef, id: "", field: "" });
const entryName = (fieldRef: FieldRef) => fieldKey({ ...fieldRef, field: "" });

/** All state changes of the preview. */
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case "requested":
      return { ...state, request: state.request + 1, parser: { status: "idle" } };
    case "parser-changed":
      return action.request === state.request ? { ...state, parser: action.parser } : state;
    case "opened":
      return action.request === state.request
        ? {
            ...initialState,
            request: state.request,
            studio: { ...action.studio, id: state.request },
            reveal: action.reveal,
            open: [sectionName({ list: "basics", id: "", field: "" })],
          }
        : state;
    case "reveal-ended":
      return { ...state, reveal: undefined };
    case "dismissed":
      return { ...state, parser: { status: "idle" } };
    case "started-over":
      return { ...initialState, request: state.request + 1 };
    case "form-toggled":
      return { ...state, isFormOpen: action.isOpen };
    case "full-screen-toggled":
      return { ...state, isFullScreen: action.isOn };
    case "toggled": {
      const open = toggle(state.open, [action.section], action.isOpen);
      return open === state.open ? state : { ...state, open };
    }
    case "field-requested":
      return {
        ...state,
        isFormOpen: true,
        isFullScreen: false,
        open: toggle(state.open, [sectionName(action.fieldRef), entryName(action.fieldRef)], true),
        focus: action.fieldRef,
      };
    case "field-focused":
      return { ...state, focus: undefined };
    case "exported":
      return { ...state, exportStatus: action.status };
    case "announced":
      return { ...state, announcement: action.text };
    default:
      return state.studio ? reduceStudio(state, state.studio, action) : state;
  }
}

function reduceStudio(
  state: State,
  studio: Studio,
  action: Extract<
    Action,
    { type: "view-changed" | "edited" | "edit-ended" | "confirmed" | "undone" | "storage-changed" }
  >,
): State {
  const update = (change: Partial<Studio>): State => ({ ...state, studio: { ...studio, ...change } });
  const [last, ...earlier] = studio.past;
  switch (action.type) {
    case "view-changed": {
      const { theme = studio.theme } = action.view;
      // Accents are specific to a theme.
      return update({ ...(theme !== studio.theme && { style: {} }), ...action.view });
    }
    case "edited": {
      const { field, content, parsed } = action;
      const { parse, withheld, unsure } = studio;
      if (content === studio.content) return state;
      const continuesLastEdit = last !== undefined && field !== "" && last.field === field;
      return update({
        content,
        past: continuesLastEdit
          ? studio.past
          : [
              { content: studio.content, field, ...(parsed && { parsed: { parse, withheld, unsure } }) },
              ...studio.past,
            ].slice(0, maxUndo),
        unsure: omitField(unsure, field),
        isDirty: true,
        ...parsed,
      });
    }
    case "edit-ended":
      return last?.field ? update({ past: [{ ...last, field: "" }, ...earlier] }) : state;
    case "confirmed":
      return update({ unsure: omitField(studio.unsure, action.field) });
    case "undone":
      return last ? update({ content: last.content, past: earlier, ...last.parsed }) : state;
    case "storage-changed":
      return { ...update({ isSaved: action.isSaved }), exportStatus: action.status };
  }
}

function toggle(open: readonly string[], names: string[], isOpen: boolean): readonly string[] {
  if (names.every((name) => open.includes(name) === isOpen)) return open;
  const others = open.filter((name) => !names.includes(name));
  return isOpen ? [...others, ...names] : others;
}

function omitField(unsure: Studio["unsure"], field: string): Studio["unsure"] {
  const { [field]: _, ...rest } = unsure;
  return rest;
}
