import { describe, expect, test } from "vitest";
import { type FieldRef, withValue } from "../../../profile/draft/draft.ts";
import { fieldKey } from "../../../profile/draft/field-key.ts";
import { studioFromSample } from "./create-studio.ts";
import { type Action, reduce } from "./reducer.ts";
import { initialState, type State } from "./state.ts";

const name: FieldRef = { list: "basics", id: "", field: "name" };
const label: FieldRef = { list: "basics", id: "", field: "label" };

const opened = reduce(initialState, {
  type: "opened",
  request: 0,
  studio: {
    ...studioFromSample({ basics: { name: "A" }, work: [{ name: "X" }] }, "kyst", "en"),
    unsure: { [fieldKey(name)]: "line 1" },
  },
});

function edit(state: State, fieldRef: FieldRef, value: string, field = fieldKey(fieldRef)): State {
  const { content } = state.studio as NonNullable<State["studio"]>;
  return reduce(state, {
    type: "edited",
    field,
    content: { ...content, draft: withValue(content.draft, fieldRef, value) },
  });
}

const run = (state: State, ...actions: Action[]) => actions.reduce(reduce, state);
const basics = (state: State) => state.studio?.content.draft.basics;

describe("A request", () => {
  test("ignores messages of an earlier request when a newer one was made", () => {
    const state = run(initialState, { type: "requested" }, { type: "requested" });
    const late = run(
      state,
      { type: "parser-changed", request: 1, parser: { status: "parsing", name: "cv.pdf", progress: 0.5 } },
      { type: "opened", request: 1, studio: studioFromSample({}, "kyst", "en") },
    );
    expect(late).toBe(state);
  });

  test("keeps the open page when its file is rejected", () => {
    const state = run(
      opened,
      { type: "requested" },
      {
        type: "parser-changed",
        request: 1,
        parser: { status: "rejected", rejection: { name: "cv.pdf", code: "empty", detail: {} } },
      },
    );
    expect(state.studio).toBe(opened.studio);
    expect(run(state, { type: "dismissed" }).parser).toEqual({ status: "idle" });
  });
});

describe("Undo", () => {
  test("restores the text before a field was typed in, when it was typed letter by letter", () => {
    const typed = edit(edit(edit(opened, name, "A B"), name, "A Be"), name, "A Berg");
    expect(basics(run(typed, { type: "undone" }))).toEqual({ name: "A" });
  });

  test("restores each of two edits of a field when it was left between them", () => {
    const twice = edit(run(edit(opened, name, "B"), { type: "edit-ended" }), name, "C");
    expect(basics(run(twice, { type: "undone" }))?.name).toBe("B");
    expect(basics(run(twice, { type: "undone" }, { type: "undone" }))?.name).toBe("A");
  });

  test("restores edits of several fields in turn, and nothing more when none is left", () => {
    const both = edit(edit(opened, name, "B"), label, "Cook");
    const restored = run(both, { type: "undone" }, { type: "undone" }, { type: "undone" });
    expect(basics(restored)).toEqual({ name: "A" });
  });

  test("keeps 200 edits at most", () => {
    let state = opened;
    for (let i = 0; i < 250; i++) state = edit(state, name, `N${i}`, "");
    expect(state.studio?.past).toHaveLength(200);
  });
});

test("settles an unsure value when it is edited or confirmed", () => {
  expect(edit(opened, name, "B").studio?.unsure).toEqual({});
  expect(run(opened, { type: "confirmed", field: fieldKey(name) }).studio?.unsure).toEqual({});
  expect(edit(opened, label, "Cook").studio?.unsure).toEqual(opened.studio?.unsure);
});

test("opens the section and entry of a requested field and focuses it once", () => {
  const fieldRef: FieldRef = { list: "work", id: "0", field: "name" };
  const state = run(opened, { type: "field-requested", fieldRef });
  expect(state.open).toEqual(expect.arrayContaining(["work--", "work-0-"]));
  expect(state).toMatchObject({ isFormOpen: true, focus: fieldRef });
  expect(run(state, { type: "field-focused" }).focus).toBeUndefined();
});

test("returns the same state when a section is toggled to its current state", () => {
  expect(run(opened, { type: "toggled", section: "work--", isOpen: false })).toBe(opened);
});

test("removes everything of a CV when the visitor starts over", () => {
  const state = run(edit(opened, name, "B"), { type: "started-over" });
  expect(state).toEqual({ ...initialState, request: 1 });
});
