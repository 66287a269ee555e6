import { items, type Vocabulary } from "./vocabulary.ts";

export const en: Vocabulary = {
  firstNames: items(
    "Alice|Thomas|Priya|James|Eleanor|Marcus|Siobhan|Daniel|Hannah|Oluwaseun|Grace|Peter|Fatima|Rory|Catherine|Wei|Amelia|George|Imogen|Callum|Aisha|Benjamin|Ruth|Dominic",
  ),
  surnames: items(
    "Fairweather|Okafor|Hargreaves|Patel|Lindqvist-Moore|O'Donnell|Whitcombe|Nakamura|Sinclair|Abernathy|Rahman|Pemberton|Kowalczyk|Greaves|MacAllister|Thorne|Adeyemi|Bellweather|Castellan|Drummond|Everhart|Foxley|Garside|Holloway",
  ),
  places: items(
    "Leeds|Bristol|Norwich|Galway|Aberdeen|Chester|Portland|Bath|Exeter|Dundee|Swansea|Lincoln|Winchester|Harrogate|Falmouth|Penrith|Cork|Ipswich|Boston|Kendal|Ludlow|Whitby|Manchester|Stirling|Truro|Hexham|Oban|Sligo|Salford|Durham|Keswick|Poole|Derry|Hastings|Denver|Waterford",
  ),
  phonePrefix: "+44 7700 900",
  streets: items(
    "Mill Lane|Church Street|Station Road|Harbour View|Orchard Close|Bridge Street|Victoria Road|Elm Grove",
  ),
  postalCode: "",
  titles: items(
    "Manager|Nurse|Software Engineer|Teacher|Accountant|Chef|Project Manager|Data Analyst|Care Assistant|Electrician|Marketing Officer|Warehouse Operative|Research Fellow|Barista|HGV Driver|Solicitor|Graphic Designer|Receptionist|Store Manager|Structural Engineer|Physiotherapist|Sommelier|Head of Operations|Estate Agent|UX Researcher|Veterinary Surgeon|Bricklayer|Policy Adviser|Business Partner, HR|Product Owner|Quantity Surveyor|Optometrist|Crane Operator|Second Officer|Customer Success Lead|Laboratory Technician|Postdoctoral Researcher|Deputy Headteacher|Copywriter|Payroll Administrator|Sous Chef|Site Foreman|Cyber Security Analyst|Midwife|Lecturer in Chemistry|Buyer, Fresh Produce|Community Organiser|Tree Surgeon|Stage Manager|Director of Finance|Operations Lead|Paralegal|Civil Servant|Actuary|Programme Officer|Head of Sales|Systems Administrator|Plumber|Journalist|Night Porter|Account Executive|Intern|Founder|Bus Driver|Welder|Museum Curator|Recruiter|Speech Therapist|Vice President, Operations|Beauty Therapist|Scrum Master|Translator|Production Planner|Radiographer|Branch Manager|Picker and Packer|DevOps Engineer|Chief of Staff",
  ),
  titlePrefixes: items("Senior|Junior|Lead|Assistant|Trainee|Principal|Acting"),
  employers: items(
    "{surname} & Sons Ltd|{brand}|{brand} Group|{place} City Council|{place} General Hospital|St {first}'s Primary School|{brand} Logistics Ltd|The {brand} Hotel|{surname} Consulting LLP|{place} Cycles|University of {place}|{brand} Technologies|{brand} plc|{surname} & {surname2}|{brand} Energy|The Copper Kettle|{place} Food Bank|{brand} Software Inc.|{surname} Architects|{place} Harbour Trust|{brand}works|Green {brand}|{place} Museum of Science|{brand} Shipping|Royal {place} Theatre|{surname}'s Bakery|National {brand} Service|{brand} Labs|{brand} Foods|{place} NHS Trust|City of {place}|{brand} Bank|{brand} Coffee|{surname} Engineering|The {place} Gazette|{brand} & {brand2}|{brand} International|{place} Marina|{brand} Care Home|HM {brand}|{surname} Ltd|{brand}.com|{brand} Media|The {brand} Inn|{brand} Retail|{place} School District|{brand} Airways|{surname} Family Practice|{brand} Analytics|{place} Arts Centre|{brand}|{surname} Group",
  ),
  verbs: items(
    "Led|Managed|Delivered|Introduced|Planned|Responsible for|Supported|Built|Cut|Trained|Reviewed|Negotiated|Supervised|Wrote|Maintained|Reduced|Organised|Handled|Developed|Coordinated",
  ),
  objects: items(
    "a team of {n} people|the rota for three wards|weekly stock counts|a new booking system|customer complaints|budgets of £{n}00,000|safety inspections on site|the move to a new office|contracts with suppliers|reports for the board|lessons for years 7 to 9|deliveries across the region|the launch of two products|the monthly accounts|patient records|an archive of {n},000 drawings|the apprenticeship scheme|data pipelines in Python and SQL|menus for private events|repairs of pumps and valves",
  ),
  tails: items(
    "|with no lost-time accidents|saving {n} hours a week|across four sites|in close contact with clients|and trained new colleagues|on time and within budget|from first sketch to handover|which raised satisfaction from 71 to {n}9 per cent|together with the finance department|for a chain of {n} shops, including night shifts and cover at short notice|in 201{n}|from 201{n} to 2020|in spring 2021, with a budget of £{n}0,000",
  ),
  sentences: items(
    "I enjoy work where people and technology meet.|Practical and calm, with ten years behind the counter and in the office.|Known for clear writing and for finishing what I start.|Looking for a role with more responsibility in a growing company.|Experienced specialist with a background in both public and private sectors.|I have led teams of up to twenty people and like to see others grow.|My strengths are planning, budgeting and a steady hand in busy periods.|Curious, careful and used to working with many nationalities.|Has worked offshore, in hospitals and in schools, and brings lessons from each.|Wants to use data to make everyday services better for the people who depend on them.",
  ),
  degrees: items(
    "BSc|BA|MSc|MA|PhD|MEng|BEng (Hons)|LLB|MBA|Master of Science|Bachelor of Arts|Foundation Degree|Diploma|HND|MPhil",
  ),
  degreeJoin: "in",
  areas: items(
    "Nursing|Computer Science|History|Mechanical Engineering|Business Administration|Marine Biology|Law|Accounting and Finance|English Literature|Food Science|Architecture|Statistics|Hospitality Management|Chemistry|Fine Art|Social Work|Economics|Physics|Electrical Engineering|Sociology and Politics|Oceanography|French and Linguistics|Data Science|Fashion, Textiles and Design|Veterinary Medicine|Music|Biology, Chemistry, Maths|International Relations|Urban Planning|Pharmacy|Theatre Studies|Philosophy, Politics and Economics|Adult Nursing|Geology",
  ),
  schoolDegrees: items(
    "A-levels: Maths, Physics, French|GCSEs|A-levels|Level 3 Apprenticeship|BTEC Level 3 Extended Diploma|International Baccalaureate|NVQ Level 2",
  ),
  institutions: items(
    "University of {place}|{place} University|{place} Metropolitan University|{place} College of Art|Institute of Technology, {place}|{place} Business School|Queen {first} University|Royal {place} Conservatoire|University of the {place} Isles|{brand} College|{surname} School of Management|St {first}'s University College|Technical University of {place}|{brand} Institute|University of East {place}|Chartered Institute of {brand} Studies",
  ),
  schools: items(
    "{place} Grammar School|{place} Sixth Form College|St {first}'s School|{surname} High School|{place} Technical College|{place} Academy",
  ),
  skills: items(
    "Excel|Python|Stakeholder management|First aid|SAP|Budgeting|Photoshop|Welding|Customer service|SQL|Scheduling|AutoCAD|Food hygiene|Public speaking|JavaScript|Team leadership|Negotiation|Inventory control|TypeScript|Copy editing|Risk assessment|R|Figma|Forklift handling|Lean|Docker|Bookkeeping|Patient care|Contract law|Google Analytics|Kubernetes|Salesforce|Wound care|Sage 50|Event planning|Lesson planning|Financial modelling|Crane operation|ISO 9001|GDPR|Strategy|Grief counselling|MIG 135|VAT returns|Trade compliance|Sea survival (STCW)|Hydraulics|Site surveys|Cold calling|SAP FI/CO|Treasury|Pipe fitting|Fund raising|Ultrasound|CNC|Oracle NetSuite|Vibration analysis|Barista skills|Care plans|Safeguarding level 2|Mediation|Power Automate|Change management|Xero|CRM|Catheter care|Insurance claims|Dive planning|Statistical modelling|Credit control|Market research|HACCP level 3",
  ),
  languageNames: items(
    "English|French|German|Spanish|Polish|Norwegian|Swedish|Italian|Urdu|Welsh|Arabic|Portuguese|Dutch|Mandarin",
  ),
  levels: items(
    "Native|Fluent|Advanced|Intermediate|Basic|C1|B2|A2|Mother tongue|Conversational|Professional working proficiency|Good",
  ),
  certificates: items(
    "PRINCE2 Practitioner|First Aid at Work|Certified ScrumMaster|Forklift Licence|Food Hygiene Level 3|AWS Solutions Architect|IOSH Managing Safely|STCW Basic Safety Training|18th Edition Wiring Regulations|Google Ads Certification|Mental Health First Aider|CIPD Level 5|Class C+E Driving Licence|ITIL Foundation|Advanced Life Support|Working at Height",
  ),
  issuers: items(
    "Axelos|St John Ambulance|Scrum Alliance|City & Guilds|Amazon|IOSH|Red Cross|Google|{brand} Training|{place} College",
  ),
  organizations: items(
    "{place} Rowing Club|Red Cross|{place} Food Bank|Scouts {place}|{place} Choral Society|Friends of {place} Park|Parkrun {place}|{place} Community Garden|Samaritans|Code Club",
  ),
  volunteerRoles: items(
    "Volunteer|Treasurer|Youth coach|Board member|Trustee|Secretary|Mentor|Team leader|Event steward|Chair",
  ),
  interests: items(
    "Hiking|Choir singing|Chess|Sea swimming|Baking|Photography|Cycling|Pottery|Astronomy|Board games|Allotment gardening|Trail running|Jazz piano|Birdwatching",
  ),
  awards: items(
    "Employee of the Year|Dean's List|Best Paper Award|Young Engineer of the Year|Customer Service Award|Travel Scholarship|Innovation Prize|Gold Duke of Edinburgh Award",
  ),
  papers: items(
    "Tidal energy in narrow channels|A study of handover notes in acute wards|Learning to read at sea|On the strength of recycled concrete|Bats of the northern valleys|Trust and trade in small harbours|Fast search in sparse archives|Migration and housing in three towns|Soil carbon after wildfire|The grammar of apology|Silence and speech: turn-taking in night shifts|Who pays the ferryman? Contracts of the coast|Salt, stone, timber: building on the shore|Reading the tide: a handbook|Notes on the late plural|Why do bridges sing? Damping in light structures|Otters, herring and nets: a food web in flux|Small data, large claims|Early warning of slides: lessons from six valleys|After the mill: work, memory and the river",
  ),
  journals: items(
    "Journal of Coastal Research|Nursing Today|{brand} Press|Proceedings of the {place} Symposium|Annals of Applied Materials|Northern History Review",
  ),
  projects: items(
    "Open timetable|Harbour sensor network|Recipe archive|Community solar roof|School garden|Flood map of {place}",
  ),
  headings: {
    contact: items("Contact|Contact details|Get in touch|Contact information|Reach me|Details"),
    personal: items("Personal details|Personal information|Personal data|Personal particulars"),
    summary: items(
      "Profile|Summary|About me|Professional summary|Personal statement|Objective|Career profile|In short|Introduction|My story",
    ),
    work: items(
      "Work experience|Experience|Employment history|Professional experience|Career history|Employment|Work history|Career summary and positions|Where I have worked|Professional appointments|Selected experience|Career to date|Positions held|Jobs|Roles and achievements|Industry experience",
    ),
    education: items(
      "Education|Education and training|Academic background|Qualifications and education|Studies|Academic qualifications|Schools and degrees|Academic record|Education & qualifications|My studies|Degrees",
    ),
    skills: items(
      "Skills|Key skills|Technical skills|Core competencies|Expertise|Skills & tools|What I am good at|Areas of expertise|Toolbox|IT skills|Strengths",
    ),
    languages: items("Languages|Language skills|Languages spoken|Linguistic skills|Tongues"),
    certificates: items(
      "Certificates|Certifications|Courses and certificates|Licences & certifications|Training|Professional development|Courses|Tickets and licences|Further training",
    ),
    projects: items("Projects|Selected projects|Personal projects|Side projects|Key projects"),
    publications: items(
      "Publications|Selected publications|Papers|Research output|Peer-reviewed publications|Articles and papers",
    ),
    volunteer: items(
      "Volunteering|Volunteer experience|Community involvement|Voluntary work|Positions of trust|Giving back|Volunteer work|Outside the office",
    ),
    awards: items("Awards|Honours and awards|Achievements|Prizes|Awards & scholarships|Distinctions"),
    interests: items(
      "Interests|Hobbies|Hobbies and interests|Personal interests|Leisure|Away from work|Free time",
    ),
    references: items("References|Referees|Professional references"),
  },
  documentTitles: items("Curriculum Vitae|CV|Resume|Résumé"),
  months: items("January|February|March|April|May|June|July|August|September|October|November|December"),
  now: items("Present|present|now|Current|today|ongoing|to date"),
  since: "Since",
  seasons: items("Winter|Spring|Summer|Autumn"),
  at: "at",
  until: "to",
  civilStatus: items("Married|Single|Divorced"),
  labels: {
    dates: items("Dates|Period|Dates (from – to)|Date|When"),
    title: items("Position|Occupation or position held|Job title|Role|Position held|Post"),
    employer: items("Employer|Name and address of employer|Company|Organisation|Workplace"),
    tasks: items(
      "Main activities and responsibilities|Responsibilities|Duties|Tasks|Key achievements|Main tasks",
    ),
    place: items("Location|Place|City"),
    degree: items("Title of qualification awarded|Qualification|Degree|Programme|Course"),
    institution: items(
      "Organisation providing education|Name and type of organisation providing education and training|School|Institution|University",
    ),
    name: items("Name|Full name|First name(s) / Surname(s)"),
    phone: items("Phone|Tel|Mobile|Telephone|T|M"),
    email: items("Email|E-mail|E|Mail"),
    address: items("Address|Home address|Lives in"),
    born: items("Date of birth|Born|DOB"),
    status: items("Marital status|Civil status"),
    nationality: items("Nationality|Citizenship"),
    page: items("Page {n} of {m}|{n}/{m}|Page {n}"),
    grade: items("Grade|GPA|Result"),
    countryLabel: items("Country"),
    highlights: items("Highlights|Key results|What I did"),
    duration: items("years|months"),
    country: items("United Kingdom|UK|England|Ireland"),
    issued: items("Issued on|Issued|Awarded"),
    onRequest: items("Available on request|References available on request|Provided upon request"),
  },
};
