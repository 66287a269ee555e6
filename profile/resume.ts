/**
 * JSON Resume v1.0.0 (https://jsonresume.org/schema), the format between parser, themes and storage. Dates are `2024`,
 * `2024-03` or `2024-03-01`; an entry with `startDate` and without `endDate` is ongoing. `publicResume` removes home address,
 * phone number and referees.
 */
export interface Resume {
  basics?: Basics;
  work?: Work[];
  volunteer?: Volunteer[];
  education?: Education[];
  awards?: Award[];
  certificates?: Certificate[];
  publications?: Publication[];
  skills?: Skill[];
  languages?: Language[];
  interests?: Interest[];
  references?: Reference[];
  projects?: Project[];
}

export interface Basics {
  name?: string;
  /** Headline below the name: "Web developer". */
  label?: string;
  /** URL of a picture, `https:` or `data:image/…`. */
  image?: string;
  email?: string;
  phone?: string;
  url?: string;
  summary?: string;
  location?: Location;
  profiles?: Profile[];
}

export interface Location {
  address?: string;
  postalCode?: string;
  city?: string;
  countryCode?: string;
  region?: string;
}

export interface Profile {
  network?: string;
  username?: string;
  url?: string;
}

interface DateRange {
  startDate?: string;
  endDate?: string;
}

export interface Work extends DateRange {
  /** The employer. */
  name?: string;
  position?: string;
  location?: string;
  description?: string;
  url?: string;
  summary?: string;
  highlights?: string[];
}

export interface Volunteer extends DateRange {
  organization?: string;
  position?: string;
  url?: string;
  summary?: string;
  highlights?: string[];
}

export interface Education extends DateRange {
  institution?: string;
  url?: string;
  area?: string;
  studyType?: string;
  score?: string;
  courses?: string[];
}

export interface Award {
  title?: string;
  date?: string;
  awarder?: string;
  summary?: string;
}

export interface Certificate {
  name?: string;
  date?: string;
  url?: string;
  issuer?: string;
}

export interface Publication {
  name?: string;
  publisher?: string;
  releaseDate?: string;
  url?: string;
  summary?: string;
}

export interface Skill {
  name?: string;
  level?: string;
  keywords?: string[];
}

export interface Language {
  language?: string;
  fluency?: string;
}

export interface Interest {
  name?: string;
  keywords?: string[];
}

export interface Reference {
  name?: string;
  reference?: string;
}

export interface Project extends DateRange {
  name?: string;
  description?: string;
  highlights?: string[];
  keywords?: string[];
  url?: string;
  roles?: string[];
  entity?: string;
  type?: string;
}

/** Contact details that the visitor allows to be shown. */
export interface Allowed {
  email?: boolean;
  phone?: boolean;
}

/**
 * The public version of a CV: without home address (the town stays), referees and, unless allowed, the visitor's own
 * e-mail address and phone number.
 */
export function publicResume(resume: Resume, allowed: Allowed = {}): Resume {
  const { references: _, basics, ...open } = resume;
  if (!basics) return open;
  const { email, phone, location, ...rest } = basics;
  const { address: _address, postalCode: _code, ...place } = location ?? {};
  return {
    basics: {
      ...rest,
      ...(allowed.email && email !== undefined ? { email } : {}),
      ...(allowed.phone && phone !== undefined ? { phone } : {}),
      ...(Object.keys(place).length > 0 ? { location: place } : {}),
    },
    ...open,
  };
}
