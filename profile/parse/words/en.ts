import { type LanguageWords, list } from "./language-words.ts";

/** English, British and American. */
export const en: LanguageWords = {
  common: list(`
    and, the, of, in, to, with, for, a, on, at, by, from, i, as, is, an, my, was, that, or, have, has, our,
    their
  `),
  headings: {
    contact: list(`
      contact, contact information, contact info, contact details, contact me, get in touch, details,
      address, links, find me, find me online, online, social,
      call me, reach me, how do you reach me, how to reach me,
      say hello
    `),
    personal: list(`
      personal details, personal information, personal data, personal info, personal particulars, bio data, permission,
      visa status, immigration status,
      particulars, personal background,
      personal, next of kin, emergency contact
    `),
    summary: list(`
      research interests, summary, profile, about, about me, professional summary, personal statement, objective,
      career objective, professional profile, executive summary, career summary, personal profile,
      introduction, overview, bio, statement, career profile, who i am, profile summary,
      summary of qualifications, qualifications summary, highlights, background, career goals,
      key qualifications, a little about me, personal summary, in brief, about myself,
      who am i, my story,
      career highlights,
      a bit about me, bit about me, why me, supporting information, supporting statement, hello, hi there,
      cover note,
      research profile
    `),
    work: list(`
      work so far, student placements,
      experience, work experience, employment, professional experience, employment history,
      work history, career history, work, career, relevant experience, positions held,
      professional background, industry experience, positions, appointments, academic appointments,
      employment experience, job history, teaching experience, research experience,
      clinical experience, management experience, internships, jobs, current position,
      previous positions, practical experience, leadership experience, professional history,
      freelance work, internship experience, other experience, career experience, military service,
      military experience, military, posts held, placements, clinical placements, work placements,
      apprenticeship, service history, where have i worked, where i have worked, what have i done,
      what i have done, sea service, sea time, service at sea, work ashore,
      employment record, career to date, earlier roles, present position, current role, jobs i have had, where i've worked, paid work, seasonal work, part-time work, casual work, summer jobs, contract work,
      working experience, civilian employment, civilian career, military career, teaching history,
      teaching career, where i worked, where i work, how i got here, my timeline, jobs and training,
      present employment, past employment, previous employment, record of employment, work record, work done,
      work to date, stage and screen, engagements and posts,
      legal experience, what i do now, my path, board roles, non-executive roles,
      working experience, working experiences, work experiences, organizational experience, organisational experience,
      employment summary, present appointment, previous appointments, previous teaching appointments,
      driving experience, sea service record, previous posts, current post, previous post, past posts, present post, ministry,
      jobs i have had
    `),
    education: list(`
      education, academic background, education and training, qualifications and education, studies,
      academic history, academic qualifications, educational background, schooling,
      educational qualifications, academics, degrees, education background, training and education,
      formal education, qualifications, school, schools, school and college, where did i study,
      what have i learnt, what have i learned, what i have learnt, what have i learnt and where,
      what have i learned and where,
      academic record, trade qualifications,
      educational qualification, educational qualifications, institutions attended, institutions attended with dates, schools attended, qualifications obtained,
      qualifications obtained with dates, academic qualification, educational attainment, study,
      where i studied, what did i study, what am i studying, what i studied, i learned,
      schooling and training, academic profile,
      did i go to school,
      where i went to school, secondary education, higher education, further education, school education
    `),
    skills: list(`
      skills, technical skills, core skills, key skills, competencies, core competencies, expertise,
      areas of expertise, technologies, tools, abilities, top skills, it skills, computer skills,
      digital skills, professional skills, software, tech stack, skill set, strengths, industry expertise,
      skills and abilities, specialties, proficiencies, soft skills, hard skills, technical expertise,
      programming languages, tools and technologies, personal skills, technical proficiencies,
      knowledge, key competencies, competences, skills and competences, transferable skills,
      competence, skillset, technology, skills highlights, what i do, practice areas,
      areas of practice, specialisms, specialisations, specializations, fields of expertise,
      focus areas, qualities, what can i do, what i can do, what am i good at, what i am good at,
      what i bring, what i offer, what i can offer,
      technical skill set, toolbox, what i do well, machines, equipment,
      i can, what i can, good at, good with, i am good at, i know, computer literacy, what i use,
      practical skills, working knowledge, software skills, it systems, trade skills,
      stack,
      skill matrix, skills matrix, what i'm good at, personal skills and competences, computer knowledge, computer proficiency,
      social skills and competences, organisational skills and competences, organizational skills and competences,
      technical skills and competences, computer skills and competences, other skills and competences,
      artistic skills and competences, communication skills, organisational / managerial skills, job-related skills, other skills,
      digital competence, digital competences, digital competences - self-assessment grid,
    `),
    languages: list(`
      languages, language skills, language, languages spoken, linguistic skills, language proficiency,
      spoken languages, language competence, which languages do i speak, what languages do i speak,
      languages i speak, other languages, other language(s),
      i speak, what do i speak, which languages, spoken,
      human languages,
      languages known
    `),
    certificates: list(`
      site tickets, cpd log, in-house training, courses and authorisations, courses and authorizations,
      certificates, certifications, certification, courses, licenses, licences, trainings, seminars, seminars attended,
      licenses and certifications, licences and certifications, training, professional development,
      courses and certificates, courses and certifications, accreditations,
      professional certifications, certificates and courses, training and certifications,
      professional qualifications, credentials, online courses, certifications and licenses,
      driving licence, driving license, driving licences, driver's licence, driver's license, drivers license, continuing education, courses and training, certifications and training,
      further training, professional training, training and courses, licenses and certificates,
      certs, license and certs, licenses and certs, licences and certs,
      admissions, bar admissions, memberships, professional memberships, networks and memberships, tickets, registration,
      registrations, professional registration, driving, continuing professional development, cpd,
      courses and tickets,
      licensure, plant tickets, short courses, courses attended, mandatory training, clearances,
      what papers do i have, papers and tickets, bits of paper, any certificates,
      license and endorsements, licenses and endorsements, licence and endorsements, licences and endorsements,
      licences held, training courses, training attended, professional qualification, eligibility,
      eligibilities, certificates held, chartership, certificates of competency,
      travel documents, certificates of competency and stcw courses, other courses, certificates and tickets,
      job related training, job-related training
    `),
    projects: list(`
      master thesis, master's thesis, bachelor thesis, bachelor's thesis, doctoral thesis, phd thesis,
      projects handled, details of projects, research projects, funded projects,
      projects, selected projects, personal projects, side projects, key projects, project experience,
      portfolio, open source, academic projects, notable projects, assignments, selected work,
      open source projects,
      project details, projects undertaken, client projects, selected engagements, engagements,
      project profile, what have i made, things i have made, project history, project list
    `),
    publications: list(`
      conference presentations, selected stories, selected articles, published stories,
      publications, papers, articles, selected publications, books, research publications, published work,
      publications and talks, journal articles, publication, peer-reviewed publications, writing,
      conference papers, discography,
      talks, talks and papers, book chapters, books and chapters, books translated,
      invited talks,
      lectures, invited lectures, exhibitions, solo exhibitions, group exhibitions, selected exhibitions, recordings, what have i published,
      peer-reviewed articles
    `),
    volunteer: list(`
      in the community,
      volunteer, volunteering, volunteer work, volunteer experience, voluntary work, community service,
      community involvement, voluntary experience, community, board positions, extracurricular activities, extracurricular activity,
      leadership and activities, volunteer activities, positions of trust, extracurricular, activities,
      board memberships, civic engagement, causes, voluntary service, boards,
      directorships, trusteeships, committees, clubs and societies, positions of responsibility,
      unpaid, unpaid work, giving back, what else do i do, academic service, professional service,
      service to the profession, public service, charity work, good causes,
      involvement, non-executive and voluntary roles, trustee roles,
      voluntary, what i do for others, volunteering and community,
      outreach, service and outreach, societies, helping out, pro bono
    `),
    awards: list(`
      awards, most proud of, honors, honours, awards and honors, honors and awards, honours and awards, achievements,
      scholarships, prizes, recognition, awards and honours, honors-awards, honours-awards, grants,
      awards and recognition, fellowships, awards and achievements, accomplishments, funding,
      grants and funding, research grants, research funding, external funding,
      medals, i won, medals and awards, decorations,
      have i won anything
    `),
    interests: list(`
      when i'm not working, things i enjoy,
      interests, hobbies, hobbies and interests, interests and hobbies, personal interests,
      other interests, leisure, activities and interests, interests and activities, passions,
      outside work, away from work, spare time, free time,
      what do i do in my spare time, when i am not working, outside of work,
      out of work, i like, things i like,
      off duty, after work, after hours, in my own time, in my spare time,
      for fun, pastimes, leisure interests, pursuits,
      likes, off the clock
    `),
    references: list(`
      refs, two referees,
      references, referees, reference, recommendations, professional references, who can you ask,
      who to ask,
      people who know me, referee, my referees, my references, character references,
      ask these people, who can you call, who will vouch for me, who knows me
    `),
  },
  headingExtras: list(`
    most, top, relevant, other, additional, selected, my, professional, personal, key, core, recent,
    previous, further, main, major, some, related, current, earlier, academic, general,
    attended, obtained, held, civilian
  `),
  otherHeadings: list(
    "my life philosophy, life philosophy, a day of my life, other, other information, miscellaneous, misc, additional information, additional, further information, declaration, availability, health, what else, desired work, desired position, desired job, position applied for, job applied for, application questions, monitoring information, other bits, and besides, small print, career breaks, documents, also, and also, equal opportunities monitoring, remarks, special remarks",
  ),
  groupsOfJobs: list(
    "academia, academic, vocational, humanitarian, commercial, industry, industrial, clinical, hospital",
  ),
  labels: {
    name: list(`
      name, full name, surname(s) / first name(s), first name / surname, first name(s) / surname(s),
      candidate name, applicant name, name of applicant, name in full, full name as in passport, name as in passport,
      family name / first name, family name / given name
    `),
    firstName: list(
      "first name, first names, first name(s), given name, given names, given name(s), forename, forenames, forename(s), first / middle name, first and middle name, first and middle names, other names",
    ),
    lastName: list(
      "last name, surname, surname(s), family name, last name(s), family name(s), surname / family name, family name / surname",
    ),
    headline: list(
      "profession, occupation, occupational field, desired employment, desired employment / occupational field, job applied for, position applied for, position applied, applied for, preferred job, desired position",
    ),
    phone: list(`
      mobile phone,
      phone, telephone, tel, mobile, cell, phone number, telephone number, mobile number, telephone(s),
      cell phone, m, t, p, ph
    `),
    email: list("email, e-mail, e-mail address, email address, mail, e-mail(s), e"),
    address: list(`
      residential address, permanent address,
      lives in, living in, place of living, place of residence, address, home address, location, residence, address(es), postal address, based in, city, home,
      town, city / province, city / state, province, county, postcode, post code, postal code, zip, zip code
    `),
    web: list(`
      website, web, homepage, url, portfolio, blog, site, w, personal website, web site
    `),
    period: list(`
      dates, period, date, duration, dates (from – to), dates (from - to), dates employed, when, from - to,
      from – to, years, from, to, year, date from, date to, start date, end date, date appointed, date of award,
      date awarded, year of award, date completed, date obtained, year of passing, passing year, year obtained,
      year completed, dates attended, date started, date left, date joined, from (month/year), to (month/year),
      from (mo/yr), to (mo/yr), from (mm/yyyy), to (mm/yyyy), from year,
      to year, from date, to date, issue date, issued date, date issued, employment dates, dates of employment, graduation date
    `),
    position: list(`
      position, role, title, job title, occupation or position held, position held, positions held, position(s) held,
      post, post held, posts held, post title, title of post, present post, current post, current position, job role,
      rank, designation, nature of work, job title and grade, job title & grade
    `),
    employer: list(`
      employer, company, organisation, organization, name and address of employer, client, workplace, firm,
      name of employer, company name, employer and place, employer and location, company and location,
      employer name, employer's name, current employer, present employer, previous employer, name of company, name of organisation, name of organization,
      name and address of employer(s), organisation name, organization name, name and type of school
    `),
    place: list("location, place, city, country"),
    tasks: list(`
      main activities and responsibilities, responsibilities, duties, tasks, description, achievements,
      highlights, key achievements, key responsibilities, role description, main responsibilities, main duties, key duties,
      summary of duties, brief description of duties, description of duties, nature of duties,
      areas of responsibility, area of responsibility,
      duties and responsibilities, roles and responsibilities, role and responsibilities, job profile,
      job description, job responsibilities,
      principal subjects/occupational skills covered, principal subjects
    `),
    degree: list(`
      title of qualification awarded, qualification, degree, course, programme, program, field of study,
      major, subjects, examinations passed, exams passed, qualifications obtained, qualification obtained,
      qualification(s), qualifications gained, qualification gained, highest grade passed, highest standard passed
    `),
    institution: list(`
      name and type of organisation providing education and training, organisation providing education,
      school, university, institution,
      college, name and type of organisation, institution name, name of institution, name of institute,
      name of school, name of college, name of university, educational institution, place of study,
      school attended, school or university, school/university, school / university, university/college, school or college, establishment
    `),
    issuer: list(
      "issuer, issued by, issuing organization, issuing organisation, certifying body, provider, awarded by, awarding body, issuing authority, training provider, organised by",
    ),
    technologies: list("technologies, tech stack, tools, stack, keywords, skills, technology"),
  },
  columnLabels: {
    period: list(`
      completed, issued, date issued, date of issue, start, end, started, finished, finish, joined, left, sign on,
      sign off
    `),
    position: list("job, capacity, grade and specialty, grade, grade / specialty, specialty"),
    employer: list(
      "name of vessel, vessel name, shipowner, school and la, hospital, trust, hospital / trust",
    ),
    tasks: list("what did you do, what i did"),
    degree: list(
      "subject, subject(s), field, main course, examination, examinations, exam, specialization, specialisation, line of study",
    ),
    institution: list("institute"),
    remark: list(`
      no, #, s.no, sl no, sr no, serial no, pay, hours, full/part time, contract, type of contract, age range, nqf level,
      eqf level, credits, ects, supervisor, remarks, expiry, expiry date, expires, valid until, reason, type, flag, grt, gt,
      dwt, kw, bhp, engine, engine type, main engine, type of vessel, vessel type
    `),
  },
  remarkLabels: list(`
    reason for leaving, reasons for leaving, salary, final salary, hours per week, type of business,
    type of business or sector, business or sector, may we contact, level in national or international classification, left, reason left, why i left, left because,
    reporting to, reports to, report to, name of supervisor, supervisor, military status, period of notice, notice period, notice required, notice, overall result, expected salary,
    final grade, level in eqf, eqf level, number of credits, type of credits, national classification, employment type, work schedule, no. on roll, number on roll, current salary, annual salary
    `),
  private: {
    reference: list("next of kin, next of kin (name and phone), emergency contact, in case of emergency"),
    "birth-date": list(`
      born, date of birth, birth date, birthdate, dob, d.o.b, birthday, year of birth,
      date & place of birth, date / place of birth
    `),
    birthplace: list("place of birth, birthplace, state of origin, local government area"),
    age: list("age"),
    "civil-status": list("marital status, civil status, family status, relationship status, spouse"),
    orientation: list("sexual orientation"),
    "identity-number": list(`
      national identity number, national id, personal number, social security number, ssn,
      national insurance number, ni number, identity number, passport number, passport no, id number,
      personal identity number, id no, id card no, national id no, nric, passport, discharge book no, discharge book, seaman's book, seaman's book no, seaman’s book, registration number, registration no, reg no, nmc pin, work permit, work permit no, permit number, visa
    `),
    children: list("children, number of children, dependants, dependents"),
    health: list(
      "state of health, health status, general health, medical condition, medical conditions, blood group, blood type, smoker",
    ),
    salary: list(
      "current salary, present salary, last salary, last drawn salary, expected salary, desired salary, salary expectation, salary expectations, salary expected, desired pay, current ctc, expected ctc",
    ),
    nationality: list(
      "nationality, citizenship, citizen of, residence permit, visa status, immigration status",
    ),
    gender: list("gender, sex"),
    religion: list("religion, faith"),
  },
  civilStatus: list(`
    married, single, divorced, widowed, separated, cohabiting, cohabitant, engaged, unmarried,
    civil partnership, civil union, in a civil union, in a civil partnership, in a relationship
  `),
  disclosures: {
    illnesses: list(`
      dyslexia, dyscalculia, dyspraxia, adhd, add, autism, asperger, asperger's, aspergers, asperger's
      syndrome, epilepsy, diabetes, diabetes type 1, diabetes type 2, asthma, cancer, depression,
      anxiety, bipolar disorder, ptsd, ms, multiple sclerosis, arthritis, fibromyalgia, migraine,
      migraines, crohn's, crohns, crohn's disease, celiac, coeliac, celiac disease, coeliac disease,
      heart condition, heart disease, hearing loss, hearing impairment, tinnitus, visual impairment,
      back pain, back problem, back problems, back trouble, disability, disabilities, allergy,
      allergies, eczema, hiv, breast cancer, prostate cancer, skin cancer, lung cancer, diabetes type 3,
      ad/hd, asperger syndrome, heart murmur, high blood pressure, bad back, bad knee, bad knees, bad
      hip, long covid, copd, me/cfs, chronic fatigue, chronic illness, chronic condition, stroke, heart attack, burnout, burn-out, motor neurone disease, parkinson's, cancer treatment, chemotherapy,
      slipped disc, slipped discs, herniated disc, sciatica, spinal surgery, back surgery, spinal injury, chronic pain, chronic back pain, rsi, carpal tunnel syndrome,
      rheumatoid arthritis, osteoarthritis, rheumatism, psoriasis, lupus, endometriosis, narcolepsy, sleep apnoea, sleep apnea, kidney failure, kidney disease,
      kidney transplant, liver disease, hepatitis, tuberculosis, leukaemia, leukemia, lymphoma, melanoma, brain tumour, brain tumor, thyroid disease, angina, heart failure,
      ocd, schizophrenia, psychosis, eating disorder, anorexia, bulimia, postnatal depression, postpartum depression, nervous breakdown, mental breakdown,
      mental health problems, mental health issues, alcoholism, addiction, glandular fever, brain injury, head injury, glaucoma, vertigo
    `),
    conditions: list(`
      dyslexic, autistic, epileptic, diabetic, asthmatic, deaf, blind, colour blind, colour-blind, color
      blind, color-blind, disabled, hard of hearing, partially sighted, neurodivergent, pregnant,
      hearing impaired, hearing-impaired, visually impaired, hiv positive, hiv-positive, coeliac,
      celiac, wheelchair user, cancer survivor, sober, recovering alcoholic, recovering addict, former
      alcoholic, former addict, neurodiverse, insulin-dependent diabetic
    `),
    aids: list(
      "wheelchair, hearing aid, hearing aids, cochlear implant*, bilateral cochlear implants, crutches, insulin pump, prosthesis, prosthetic*",
    ),
    religions: list(`
      catholic, christian, muslim, jew, jewish, hindu, buddhist, sikh, atheist, jehovah's witness,
      lutheran, protestant, mormon, roman catholic, methodist, baptist, presbyterian, anglican, mennonite,
      pentecostal, quaker, seventh-day adventist
    `),
    devout: list("practising, practicing, observant, devout, committed, born-again, active, believing"),
    congregations: list(`
      church, chapel, cathedral, parish, parochial church council, pcc, diocese, congregation, mosque, masjid, synagogue, gurdwara,
      kingdom hall, parish pastoral council, jehovah's witnesses, islamic centre, islamic center, islamic association, islamic society, hindu temple, buddhist centre
    `),
    churchPosts: list(`
      sunday school teacher, sunday school helper, catechist, altar server, churchwarden, church warden, lay reader, sacristan, parish pastoral council member
    `),
    faithActivities: list(`
      church, my church, church life, going to church, bible study, bible studies, reading the bible, prayer, prayer group,
      mosque, quran, quran study, synagogue, my faith, faith
    `),
    orientations: list(`
      gay, lesbian, bisexual, transgender, queer, non-binary, trans woman, trans man, transsexual,
      asexual
    `),
    qualifiers: list(`
      a, an, my, some, bad, mild, slight, severe, chronic, type 1, type 2, registered, partially,
      legally, slightly, mildly, currently, now, openly
    `),
    children: list(`
      child, children, kid, kids, son, sons, daughter, daughters, twins, baby, stepson, stepdaughter,
      stepchildren, step-children
    `),
    girlsAndBoys: list("girl, girls, boy, boys"),
    agedWords: list("small, young, grown, grown-up, grown up, adult, teenage, twin, little"),
    numbers: list("a, an, one, two, three, four, five"),
    relatives: list(
      "brother, sister, mother, father, mum, mom, dad, parents, grandmother, grandfather, gran, nan, aunt, uncle, cousin, niece, nephew, in-laws, family, relatives, granddaughter, grandson, grandchildren, grandkids",
    ),
    writer: list("i, me, my, mine, myself, i'm, i've, i'd"),
    tens: list(
      "eighteen, nineteen, twenty, thirty, forty, fifty, sixty, seventy, eighty, twenties, thirties, forties, fifties, sixties, seventies",
    ),
    spouses: list("wife, husband, partner, fiancé, fiancée"),
    parents: list("mother, father, mum, mom, dad"),
  },
  months: [
    list("january, jan"),
    list("february, feb"),
    list("march, mar"),
    list("april, apr"),
    list("may"),
    list("june, jun"),
    list("july, jul"),
    list("august, aug"),
    list("september, sept, sep"),
    list("october, oct"),
    list("november, nov"),
    list("december, dec"),
  ],
  seasons: list("spring, summer, summers, autumn, fall, winter, michaelmas, easter"),
  present: list(`
    present, current, currently, now, today, ongoing, to date, date, in progress, the present, till date, present time, up to now, up to date, present day, this day, the moment, still employed, still there, still working here, to the present, until now, till now, till today
    `),
  until: list("to, until, till, through"),
  since: list("since, from, started, starting"),
  durations: list("year, years, yr, yrs, month, months, mo, mos"),
  jobTitles: list(`
    stonemason, audiologist, blacksmith, jeweller, watchmaker, bookbinder, typesetter, milliner, beekeeper, stockman, herdsman, stockperson, shepherd, farrier,
    sommelier, butler, chauffeur, coroner, bailiff, magistrate, verger, organist, meteorologist, hydrologist, notary,
    conveyancer, adjuster, appraiser, auctioneer, valuer, fabricator, patternmaker, weaver, dressmaker,
    manager, engineer, developer, programmer, consultant, director, assistant, analyst, designer,
    architect, officer, coordinator, administrator, teacher, lecturer, professor, researcher, scientist,
    nurse, doctor, physician, technician, mechanic, electrician, carpenter, plumber, driver, operator,
    chef, cook, waiter, waitress, bartender, barista, porter, cleaner, guard, intern, trainee, apprentice,
    clerk, secretary, receptionist, accountant, auditor, controller, lawyer, solicitor, barrister,
    attorney, paralegal, advisor, adviser, specialist, expert, lead, leader, head, chief, president, vice,
    ceo, cto, cfo, coo, founder, co-founder, owner, partner, editor, writer, journalist, author,
    translator, interpreter, photographer, producer, buyer, planner, strategist, recruiter, trainer, coach,
    tutor, instructor, therapist, psychologist, pharmacist, dentist, surgeon, midwife, carer, caregiver,
    worker, supervisor, foreman, superintendent, inspector, surveyor, captain, pilot, steward, sales,
    salesperson, salesman, representative, agent, broker, cashier, associate, executive, fellow, postdoc,
    postdoctoral, student, librarian, curator, archivist, artist, animator, musician, tester, qa, sre,
    devops, freelance, freelancer, self-employed, contractor, principal, dean, registrar, gardener, farmer,
    fisherman, baker, butcher, hairdresser, stylist, welder, machinist, fitter, joiner, painter, roofer,
    labourer, laborer, packer, picker, courier, dispatcher, scheduler, estimator, economist, statistician,
    mathematician, chemist, biologist, physicist, geologist, geophysicist, paramedic, firefighter, scrum,
    master, product, volunteer, ambassador, mentor, host, hostess, housekeeper, concierge, marketer,
    copywriter, bookkeeper, underwriter, actuary, trader, banker, teller, demonstrator, mate, deckhand,
    commis, sous-chef, rector, vicar, curate, chaplain, climber, groundsman, soldier, proofreader, copy-editor,
    operative, cadet, physiotherapist, radiographer, dietitian, optician, optometrist, hygienist, veterinarian,
    constable, detective, sergeant, corporal, lieutenant, commander, attendant, helper, handler, bookseller,
    counselor, counsellor, educator, oiler, aide, fundraiser, lifeguard, seller, merchandiser, critic, typist,
    assessor, dishwasher, investigator, draughtsman, draughtsperson, caretaker, janitor, custodian, seaman,
    bosun, boatswain, generalist, roughneck, roustabout, driller, scaffolder, rigger, bricklayer, plasterer,
    tiler, glazier, decorator, locksmith, upholsterer, tailor, seamstress, florist, beautician, barber,
    groomer, nanny, childminder, au-pair, childcarer, doorman, bouncer, valet, dancer, singer, cellist,
    violinist, pianist, conductor, actor, actress, stagehand, illustrator, reporter, presenter,
    columnist, publicist, bellboy, croupier, dealer, stocker, loader,
    postman, paperboy, milkman, sweeper, toolmaker, millwright,
    sysadmin, webmaster, toolpusher, locum
    `),
  employers: list(`
    ltd, limited, inc, inc., llc, plc, gmbh, llp, corp, corporation, company, co, group, holdings,
    hospital, school, university, college, council, trust, nhs, bank, agency, institute, foundation,
    society, association, services, solutions, systems, technologies, consulting, partners, hotel,
    restaurant, café, cafe, studio, studios, labs, laboratory, laboratories, media, press, publishing,
    energy, software, digital, logistics, shipping, airlines, railway, railways, museum, theatre, library,
    clinic, pharmacy, surgery, stores, supermarket, shop, catering, contractors, construction, industries,
    works, farm, centre, center, department, ministry, government, authority, academy,
    international, global, ag, bv, sarl, sa, oy, aps, office, cycles, architects, charity, church, brewery,
    bakery, garage,
    police, constabulary, army, navy, airways, airport, ferries, buses, trains, hospice, hospitals, infirmary,
    inn, bistro, pizzeria, salon, nurseries, motors, motorcycles, joinery, roofing, landscapes, estates, homes,
    properties, recruitment, staffing, foods, dairies, fisheries, haulage, couriers, freight, healthcare,
    pharmaceuticals, cathedral, orchestra, philharmonic, symphony, cinema, telecom, networks, drilling,
    offshore, subsea, petroleum, chemicals, plastics, textiles, timber, packaging, printers, laundry, insurance,
    furniture, electronics, brothers, bros, bros., sons, daughters
  `),
  institutions: list(`
    university, college, school, institute, academy, polytechnic, universität, université, universidad,
    uniwersytet, politechnika, liceum, conservatory, faculty, mit, ucl, lse, eth, kth, sixth, grammar,
    bootcamp, seminary, universiteit, hochschule, università, coursera, edx, lycée, gymnasium, högskola,
    tekniska, lunds, dtu, imperial,
    coleg, coláiste, ysgol, scoil, lyceum, liceo, technikum, politecnico, politécnica,
    universitatea, universitet, universitatis, instituto, istituto, escuela, facultad, fachhochschule, hogeschool, szkoła, scuola, école
  `),
  degrees: list(`
    bachelor*, master*, bsc, b.sc, b.sc., msc, m.sc, m.sc., ba, b.a, b.a., ma, m.a, m.a., beng, meng, bed,
    b.ed, llb, llm, mba, phd, ph.d, ph.d., dphil, doctor*, diploma*, associate*, certificate*, pgce,
    pgcert, a-levels, a-level, gcse*, highers, leaving, hnd, hnc, btec, postgraduate*, foundation*,
    degree, mphil, mres, mfa, bfa, mbchb, md, jd, bba, advanced, nvq, apprenticeship*, minor, major,
    exchange, baccalaureate, honours, international, b.s., m.s., bs, ms, b.eng, m.eng, march, barch, bmus,
    bnurs, as, higher, secondary, b.com, m.com, bcom, mcom, hsc, ssc, sslc, cse, cses, igcse*, gcses, matric, b.tech, m.tech, btech, mtech,
    o-levels, o-level, standard
  `),
  volunteerRoles: list(`
    volunteer, mentor, coach, member, chair, chairman, chairperson, treasurer, secretary, trustee, tutor,
    leader, organiser, organizer, coordinator, assistant, director, board, president, captain, ambassador,
    fundraiser, instructor, helper, driver, steward, guide, speaker, representative, founder, editor,
    advisor, adviser, co-organiser, co-organizer, judge, counsellor, teacher, host, marshal, governor,
    referee, befriender, scout, delegate, interpreter, trainer, assessor, timekeeper, keeper, umpire, warden,
    crew, firefighter, fighter, examiner, reviewer, chorister, caller, organist, librarian, gardener
  `),
  languageNames: list(`
    norwegian, english, german, french, spanish, swedish, danish, polish, russian, arabic, italian,
    portuguese, dutch, finnish, icelandic, sami, chinese, mandarin, cantonese, japanese, korean, hindi,
    hmong, setswana, urdu, punjabi, tamil, somali, tigrinya, amharic, persian, farsi, dari, pashto, kurdish, turkish, greek,
    hebrew, ukrainian, lithuanian, latvian, estonian, romanian, bulgarian, serbian, croatian, bosnian,
    albanian, macedonian, slovenian, slovak, czech, hungarian, thai, vietnamese, filipino, tagalog,
    indonesian, malay, swahili, irish, welsh, scottish gaelic, scots gaelic, gaelic, faroese, latin,
    british sign language, sign language, american sign language, bengali, gujarati, catalan, basque,
    yoruba, igbo, zulu, afrikaans, scots, esperanto, telugu, marathi, malayalam, nepali, sinhala, burmese,
    brazilian portuguese, norwegian bokmål, northern sami, bsl, te reo māori, māori, maori, samoan, tongan, fijian,
    auslan, cree, navajo, mi'kmaq, inuktitut, hawaiian, isizulu, isixhosa, xhosa, sesotho, setswana, shona, hausa,
    twi, akan, wolof, kinyarwanda, luganda, oromo, cebuano, ilocano, kannada, odia, assamese, konkani, sinhalese,
    khmer, lao, mongolian, tibetan, uzbek, kazakh, azerbaijani, georgian, armenian, belarusian, moldovan, maltese,
    luxembourgish, flemish, frisian, breton, cornish, manx, galician, valencian, catalan/valencian, yiddish, romani,
    irish sign language, makaton, berber, haitian creole, jamaican patois, patois, kikuyu, dutch/flemish, occitan, hiligaynon, corsican, lingala, quechua, serbo-croatian
    `),
  languageLevels: list(`
    native, mother tongue, first language, fluent, advanced, intermediate, basic, beginner, elementary,
    proficient, good, very good, excellent, conversational, bilingual, professional, working, limited,
    full, upper, lower, pre-intermediate, proficiency, native or bilingual,
    native or bilingual proficiency, full professional, full professional proficiency,
    professional working, professional working proficiency, limited working, limited working proficiency,
    elementary proficiency, written, spoken, reading, speaking, near-native, native speaker, business,
    fair, fluency, fluently, level, school, some, a little, knowledge, working knowledge, competent, learning, everyday,
    novice, listening, levels, read, reads, understand, understands, survival, enough, rusty, natively, passable, understanding,
    learner, home language, second language, communicative, mother language, a few words, few words
  `),
  skills: list(`
    excel, word, powerpoint, office 365, outlook, python, java, javascript, typescript, sql, c++, c#, r, matlab, html, css,
    react, vue, angular, node.js, docker, kubernetes, aws, azure, gcp, git, linux, sap, salesforce, photoshop, illustrator,
    indesign, figma, autocad, revit, solidworks, excel vba, power bi, tableau, jira, scrum, agile, kanban, lean, six sigma,
    project management, stakeholder management, team leadership, leadership, communication, negotiation, budgeting,
    forecasting, risk assessment, risk management, customer service, public speaking, presentation, time management,
    problem solving, teamwork, first aid, bookkeeping, accounting, welding, scheduling, copywriting, seo, google analytics,
    data analysis, machine learning, statistics, procurement, inventory, inventory control, event planning, training,
    mentoring, coaching, research, editing, contract law, patient care, wound care, food hygiene, stock control, rest,
    graphql, postgresql, mysql, mongodb, terraform, ci/cd, django, spring, .net, kotlin, swift, go, rust, php, quickbooks,
    sage, xero, crm, erp, cad, gis, qgis, spss, stata, latex, wordpress, shopify
  `),
  interests: list(`
    hiking, reading, cycling, running, swimming, cooking, baking, photography, travel, travelling, music, film, chess,
    football, tennis, golf, skiing, climbing, sailing, gardening, yoga, painting, drawing, theatre, history, volunteering,
    gaming, board games, fishing, hunting, dancing, singing, choir singing, guitar, piano, knitting, sewing, pottery,
    astronomy, birdwatching, camping, rowing, kayaking, surfing, martial arts, politics, art, literature, podcasts
  `),
  skillLevels: list(`
    beginner, basic, intermediate, advanced, expert, proficient, master, experienced, skilled, novice,
    competent, familiar, good, excellent, senior, junior, fluent, skillful
  `),
  places: list(`
    london, edinburgh, glasgow, dublin, belfast, manchester, birmingham, leeds, liverpool, bristol,
    cardiff, cambridge, oxford, sheffield, nottingham, newcastle, aberdeen, dundee, inverness, cork,
    galway, limerick, dundalk, derry, lisburn, york, brighton, reading, leicester, coventry, southampton,
    portsmouth, plymouth, exeter, bath, swansea, newport, new york, boston, chicago, san francisco,
    seattle, los angeles, austin, toronto, vancouver, montreal, sydney, melbourne, brisbane, auckland,
    wellington, singapore, hong kong, dubai, amman, damascus, beirut, cairo, mumbai, bangalore, delhi,
    karachi, lahore, tokyo, seoul, beijing, shanghai, copenhagen, gothenburg, stockholm, helsinki, warsaw,
    gdansk, krakow, vilnius, riga, tallinn, munich, berlin, frankfurt, cologne, vienna, zurich, geneva,
    brussels, rotterdam, the hague, lisbon, porto, rome, milan, athens, istanbul, moscow, kyiv, prague,
    budapest, bucharest, remote, stirling, perth, preston, bradford, hull, durham, norwich, ipswich, luton,
    derby, stoke-on-trent, wolverhampton, sunderland, swindon, bournemouth, washington, philadelphia,
    denver, houston, dallas, atlanta, miami, nairobi, lagos, accra, cape town, johannesburg, manila,
    hybrid, waterford, kilkenny, sligo, newry, bangor, armagh, salford, gateshead
  `),
  countries: list(`
    afghanistan, bosnia, kosovo, serbia, croatia, sudan, ethiopia, nigeria, ghana, sri lanka, nepal, bangladesh, palestine, congo, myanmar, bulgaria, slovakia, colombia, argentina, venezuela,
    norway, sweden, denmark, finland, iceland, uk, united kingdom, england, scotland, wales,
    northern ireland, ireland, germany, france, spain, portugal, italy, netherlands, the netherlands,
    belgium, switzerland, austria, poland, lithuania, latvia, estonia, russia, ukraine, usa, us,
    united states, canada, australia, new zealand, india, pakistan, china, japan, syria, iraq, iran,
    turkey, eritrea, somalia, brazil, south africa, greece, romania, hungary, czech republic, czechia,
    philippines, thailand, vietnam, jordan, lebanon, egypt, morocco, kenya, chile, mexico,
    uae, singapore, california, texas, jamaica, peru, cuba, ecuador, bolivia, uruguay, malta, cyprus, albania, moldova, belarus,
    algeria, tunisia, cameroon, uganda, tanzania, rwanda, zambia, zimbabwe, malawi, namibia, botswana, nepal, malaysia, indonesia,
    south korea, saudi arabia, qatar, israel, slovenia, luxembourg
  `),
  documentTitles: list(`
    cv, resume, résumé, lebenslauf, tabellarischer lebenslauf, bio data, seafarer's bio-data, seafarer's biodata, curriculum vitae, europass curriculum vitae, europass, europass cv, application for employment,
    employment application, application form, job application, job application form, candidate profile, biodata, bio-data
  `),
  onRequest: list(`
    on request, upon request, available on request, available upon request, by request
  `),
  prose: {
    person: list("I, he, she"),
    verbs: list(`
      have, 've, 'm, am, is, was, been, became, work, worked, working, served, started, began, joined, now, currently
    `),
    articles: list("a, an, the"),
    from: list("from, since, between"),
    and: list("and"),
    vague: list(
      "early, late, mid, the end of, end of, the start of, start of, the beginning of, beginning of",
    ),
    unpaid: list(
      "volunt*, unpaid, student, pupil, member, patient, prisoner, refugee, guest, father, mother, redundant, as, to",
    ),
    personal: list(`
      wife, husband, married, marry, divorce*, widow*, child, children, kid, kids, son, sons, daughter, daughters, mother,
      father, parent, parents, pregnan*, maternity, paternity, born, birth, ill, illness, sick, health, disab*, diabetes,
      cancer, stroke, surgery, injur*, redundant, religio*, referee, referees, reference, references, boss
    `),
  },
};
