/** Names, descriptions and details by paragraphs, and the alternative texts of pictures. */
export const sets: Record<string, string> = {
  'Selin Blouse and Pleated Skirt': 'بلوزة سيلين وتنورة بطيّات',
  'A blouse and a skirt that were drawn on the same sheet of paper. The blouse is ivory silk, round-necked and almost plain, with a full sleeve gathered into a frilled cuff below the elbow. The skirt is crêpe in sharp vertical pleats, set by steam between two sheets of card, and stands away from the leg like a bell.':
    'بلوزة وتنورة رُسمتا على ورقة واحدة. البلوزة من الحرير العاجي، مستديرة العنق، تكاد تكون سادة، بكُم ممتلئ يُزم تحت المرفق في أسورة مكشكشة. والتنورة من الكريب بطيّات عمودية حادّة، ثُبّتت بالبخار بين ورقتي كرتون، وتبتعد عن الساق كالجرس.',
  'Two skirts, one blouse: <em>sage</em>, a soft leaf green, or <em>ochre</em>, the color of a sunlit wall.':
    'تنورتان وبلوزة واحدة: <em>أخضر مريمي</em> هادئ كورق الشجر، أو <em>أوكر</em> بلون جدار تغمره الشمس.',
  'The blouse tucks in without bulk: its lower part is cut in a lighter silk. A brown belt with a square buckle, 3.6 cm wide, is included.':
    'تدخل البلوزة في التنورة من دون انتفاخ، فجزؤها الأسفل من حرير أخف. ومعها حزام بني بإبزيم مربّع، عرضه 3.6 سم.',
  'Sold together, at less than the two would be apart. In the suitcase, roll the skirt lengthwise and slip it into a stocking, as the pleater in Istanbul taught us:':
    'تُباعان معاً بأقل من ثمنهما متفرّقتين. وفي حقيبة السفر لفّي التنورة بالطول وأدخليها في جورب طويل، كما علّمنا صانع الطيّات في إسطنبول:',
  'fold the waistband in half, pleats running down;': 'اطوي الخصر نصفين والطيّات متجهة إلى الأسفل؛',
  'roll from one side to the other, <strong>never from the hem</strong>;':
    'لفّيها من جانب إلى آخر، <strong>لا من الذيل أبداً</strong>؛',
  'hang it overnight on arrival.': 'علّقيها ليلة عند الوصول.',
  'Blouse: 100% silk crêpe de Chine. Skirt: 100% polyester crêpe, permanently pleated. Belt: calf leather.':
    'البلوزة: كريب دي شين حرير 100%. التنورة: كريب بوليستر 100%، بطيّات دائمة. الحزام: جلد عجل.',
  'Blouse: hand wash cold or dry clean': 'البلوزة: غسيل يدوي بارد أو تنظيف جاف',
  'Remove the belt first': 'يُنزع الحزام أولاً',
  'Blouse, size M: 58 cm long': 'طول البلوزة: 58 سم للمقاس M',
  'Skirt hem: 300 cm, pleats open': 'ذيل التنورة: 300 سم والطيّات مفتوحة',
  'The form is 176 cm tall and wears a size S. Choose by the waist; the blouse is easy.':
    'طول المانيكان 176 سم وعليه المقاس S. اختاري بحسب الخصر؛ فالبلوزة مريحة.',
  'Selin set, front: ivory silk blouse, brown belt and a sage skirt in deep vertical pleats':
    'طقم سيلين من الأمام: بلوزة حرير عاجية، وحزام بني، وتنورة بالأخضر المريمي بطيّات عمودية عميقة',
  'Selin set in sage, turned to the side: the ivory blouse tucked into a brown belt, pleats opening toward the hem':
    'طقم سيلين بالأخضر المريمي من الجانب: البلوزة العاجية داخل حزام بني، والطيّات تنفتح نحو الذيل',
  'Selin set in sage, very close: the ivory blouse tucked into a brown leather belt with a brass buckle, sage pleats springing from below it':
    'طقم سيلين بالأخضر المريمي عن قرب شديد: البلوزة العاجية داخل حزام جلدي بني بإبزيم نحاسي، وتنطلق من تحته الطيّات الخضراء',
  'Selin set, front: ivory silk blouse, brown belt and an ochre skirt in deep vertical pleats':
    'طقم سيلين من الأمام: بلوزة حرير عاجية، وحزام بني، وتنورة أوكر بطيّات عمودية عميقة',
  'Selin set with the ochre skirt from behind: ivory blouse, brown belt, deep vertical pleats':
    'طقم سيلين بتنورة الأوكر من الخلف: بلوزة عاجية، وحزام بني، وطيّات عمودية عميقة',
  'Selin set in ochre, very close: the leather belt between the silk blouse and the first of the pleats':
    'طقم سيلين بلون الأوكر عن قرب شديد: الحزام الجلدي بين بلوزة الحرير وأول الطيّات',
  'Iris Blouse and Fine-pleat Skirt in Cocoa': 'بلوزة إيريس وتنورة بطيّات رفيعة، كاكاو',
  'A hundred and four pleats go around the Iris skirt. They are narrow, a little uneven as handwork is, and they keep a low shine that a flat cloth would not have.':
    'مئة وأربع طيّات تدور حول تنورة إيريس. رفيعة، لا تتساوى تماماً كما هو عمل اليد، وتحتفظ بلمعة خفيضة لا يعرفها القماش المسطّح.',
  'The blouse is champagne silk; the skirt is cocoa, near to black in the folds.':
    'البلوزة من الحرير بلون الشمبانيا؛ والتنورة كاكاو، تقارب السواد في ثنياتها.',
  'At the waist, a plain gilded band. For the evening a <em>long earring</em> is enough.':
    'وعند الخصر شريط مذهّب سادة. وللمساء يكفي <em>قرط طويل</em>.',
  'Blouse: 100% silk crêpe de Chine, 16 momme. Skirt: 100% polyester plissé. Belt: gilded brass.':
    'البلوزة: كريب دي شين حرير 100%، 16 مومي. التنورة: بليسيه بوليستر 100%. الحزام: نحاس مذهّب.',
  'Blouse: dry clean': 'البلوزة: تنظيف جاف',
  'Skirt from the waist, size M: 96 cm': 'التنورة من الخصر: 96 سم للمقاس M',
  'Belt: 3 cm wide': 'الحزام: عرضه 3 سم',
  'The form is 176 cm tall and wears a size S. The waistband does not give; measure before you choose.':
    'طول المانيكان 176 سم وعليه المقاس S. خصر التنورة لا يتمدّد؛ قيسي قبل أن تختاري.',
  'Iris set, front: pale silk blouse, gilded belt and a floor-length cocoa skirt in very fine pleats':
    'طقم إيريس من الأمام: بلوزة من الحرير الفاتح، وحزام مذهّب، وتنورة كاكاو حتى الأرض بطيّات رفيعة جداً',
  'Iris set in cocoa from behind: pale silk blouse, a gilded belt all around, very fine brown pleats to the floor':
    'طقم إيريس بلون الكاكاو من الخلف: بلوزة من الحرير الفاتح، وحزام مذهّب يدور حول الخصر، وطيّات بنية رفيعة جداً إلى الأرض',
  'Iris set in cocoa, very close: knife-sharp pleats in fine crêpe, each pressed edge catching the light':
    'طقم إيريس بلون الكاكاو عن قرب شديد: طيّات حادّة كالسكّين في كريب ناعم، وكل حافة مكوية تلتقط الضوء',
  'Iris Blouse and Fine-pleat Skirt in Black': 'بلوزة إيريس وتنورة بطيّات رفيعة، أسود',
  'Here blouse and skirt are both black, one smooth and one ribbed, and the belt is the only light.':
    'هنا البلوزة والتنورة سوداوان، واحدة ملساء وأخرى مضلّعة، والحزام هو الضوء الوحيد.',
  'Iris set in black, front: black silk blouse, gilded belt and a floor-length black skirt in very fine pleats':
    'طقم إيريس باللون الأسود من الأمام: بلوزة حرير سوداء، وحزام مذهّب، وتنورة سوداء حتى الأرض بطيّات رفيعة جداً',
  'Iris set in black from behind: black silk blouse, a gilded belt all around, very fine pleats to the floor':
    'طقم إيريس باللون الأسود من الخلف: بلوزة حرير سوداء، وحزام مذهّب يدور حول الخصر، وطيّات رفيعة جداً إلى الأرض',
  'Iris set in black, very close: crêpe de Chine tucked into a gilded belt, fine pleats springing from below it':
    'طقم إيريس باللون الأسود عن قرب شديد: كريب دي شين داخل حزام مذهّب، وتنطلق من تحته طيّات رفيعة',
  'Nour Blouse and Gathered Skirt in Teal Lattice': 'بلوزة نور وتنورة مزمومة، مشربية طاووسية',
  'The lattice on this skirt was traced from a window screen: interlaced circles, five centimeters to the repeat, on silk that is gathered at the waist and falls to the floor.':
    'نُقلت مشربية هذه التنورة عن شبّاك حقيقي: دوائر متشابكة، خمسة سنتيمترات لكل تكرار، على حرير يُزم عند الخصر ويهبط إلى الأرض.',
  'Here the lattice is drawn in teal on cream, with an ochre point at the heart of each circle.':
    'المشربية هنا مرسومة بالطاووسي على الكريمي، وفي قلب كل دائرة نقطة من الأوكر.',
  'With it goes a blouse in sand-colored cotton voile, notched at the neck, its wide sleeves drawn in below the elbow. The leather belt that comes with them, with a brass buckle, closes the gap between the two. Each piece can be worn by itself, and will be.':
    'ومعها بلوزة من فوال القطن بلون الرمل، مشقوقة العنق، يُجمع كمّاها الواسعان تحت المرفق. ويأتي معهما حزام جلدي بإبزيم نحاسي يصل ما بين القطعتين. يمكن أن تُلبس كل قطعة وحدها، وستُلبس.',
  'Blouse: 100% cotton voile. Skirt: 100% silk twill; lining 100% cotton batiste. Belt: calf leather.':
    'البلوزة: فوال قطن 100%. التنورة: تويل حرير 100%؛ البطانة باتيست قطن 100%. الحزام: جلد عجل.',
  'Blouse: machine wash at 30 °C': 'البلوزة: غسيل آلي على 30 درجة مئوية',
  'Skirt: dry clean': 'التنورة: تنظيف جاف',
  'Iron the silk on the reverse': 'يُكوى الحرير على القفا',
  'Blouse, size M: 60 cm long': 'طول البلوزة: 60 سم للمقاس M',
  'Skirt from the waist, size M: 98 cm': 'التنورة من الخصر: 98 سم للمقاس M',
  'Nour set, front: sand-colored voile blouse, brown belt and a skirt printed with a fine teal lattice':
    'طقم نور من الأمام: بلوزة فوال بلون الرمل، وحزام بني، وتنورة بنقشة مشربية طاووسية دقيقة',
  'Nour set in teal lattice from behind: sand-colored voile blouse, brown belt, circles in teal on the gathered skirt':
    'طقم نور بالمشربية الطاووسية من الخلف: بلوزة فوال بلون الرمل، وحزام بني، ودوائر طاووسية على التنورة المزمومة',
  'Nour set in teal lattice, very close: the leather belt and its brass buckle between plain voile and printed lattice':
    'طقم نور بالمشربية الطاووسية عن قرب شديد: الحزام الجلدي وإبزيمه النحاسي بين الفوال السادة والمشربية المطبوعة',
  'Nour Blouse and Gathered Skirt in Clay Lattice Printed Silk Twill':
    'بلوزة نور وتنورة مزمومة، مشربية فخّارية، من تويل الحرير المطبوع',
  'This one is drawn in clay on cream, with an ochre point at the heart of each circle.':
    'هذه مرسومة بلون الفخّار على الكريمي، وفي قلب كل دائرة نقطة من الأوكر.',
  'Nour set, front: sand-colored voile blouse, brown belt and a skirt printed with a fine clay-red lattice':
    'طقم نور من الأمام: بلوزة فوال بلون الرمل، وحزام بني، وتنورة بنقشة مشربية دقيقة بأحمر الفخّار',
  'Nour set in clay lattice from behind: sand-colored voile blouse, brown belt, circles in clay red on the gathered skirt':
    'طقم نور بالمشربية الفخّارية من الخلف: بلوزة فوال بلون الرمل، وحزام بني، ودوائر بأحمر الفخّار على التنورة المزمومة',
  'Nour set in clay lattice, very close: the leather belt and its brass buckle between plain voile and printed lattice':
    'طقم نور بالمشربية الفخّارية عن قرب شديد: الحزام الجلدي وإبزيمه النحاسي بين الفوال السادة والمشربية المطبوعة',
  'Aya Peplum Set in Shell': 'طقم آية ببيبلوم، صدفي',
  'A top with a short gathered peplum, and under it a column skirt to the ankle, a shade deeper, both in the same double crêpe. A narrow belt of matte leather with a hidden hook sits where the two speak to each other.':
    'قطعة علوية ببيبلوم قصير مزموم، ومن تحتها تنورة مستقيمة إلى الكاحل، أعمق منها درجة، والاثنتان من الكريب المزدوج نفسه. وحيث تتحدّث إحداهما إلى الأخرى حزام رفيع من الجلد المطفأ بخطّاف مخفي.',
  'Shell is a very pale color between pink and sand, with a belt in tan.':
    'الصدفي لون فاتح جداً بين الوردي والرملي، وحزامه بلون التان.',
  'The neck is finished with a narrow darker band; the sleeve is long and a little flared. What looks like a suit from the front is as easy as <em>a jersey and a skirt</em> from the inside: no zip in the top, no lining in the sleeve, an elastic panel at the back of the waist.':
    'يختم العنق شريط ضيّق أغمق؛ والكُم طويل متّسع قليلاً. ما يبدو بدلة من الأمام هو من الداخل في راحة <em>كنزة وتنورة</em>: لا سحّاب في القطعة العلوية، ولا بطانة في الكُم، وقطعة مطّاطية خلف الخصر.',
  'Top and skirt: 68% viscose, 28% acetate, 4% elastane double crêpe. Belt: calf leather.':
    'القطعة العلوية والتنورة: كريب مزدوج، 68% فسكوز، 28% أسيتات، 4% إيلاستين. الحزام: جلد عجل.',
  'Dry clean, or hand wash cold': 'تنظيف جاف، أو غسيل يدوي بارد',
  'Top from the shoulder, size M: 62 cm': 'القطعة العلوية من الكتف: 62 سم للمقاس M',
  'Skirt from the waist, size M: 94 cm': 'التنورة من الخصر: 94 سم للمقاس M',
  'The form is 176 cm tall and wears a size S. The skirt is narrow; between sizes take the larger.':
    'طول المانيكان 176 سم وعليه المقاس S. التنورة ضيّقة؛ بين مقاسين اختاري الأكبر.',
  'Aya set in shell, front: peplum top with a narrow tan belt over a straight ankle-length skirt':
    'طقم آية باللون الصدفي من الأمام: قطعة علوية ببيبلوم وحزام رفيع بلون التان فوق تنورة مستقيمة حتى الكاحل',
  'Aya set in shell from behind: the gathered peplum below a narrow tan belt, the column skirt to the ankle':
    'طقم آية باللون الصدفي من الخلف: البيبلوم المزموم تحت حزام رفيع بلون التان، والتنورة المستقيمة إلى الكاحل',
  'Aya set in shell, very close: the narrow stitched belt and the gathers of the peplum below it':
    'طقم آية باللون الصدفي عن قرب شديد: الحزام الرفيع المدروز وزمّ البيبلوم من تحته',
  'Aya Peplum Set in Navy': 'طقم آية ببيبلوم، كحلي',
  'In navy it is a uniform of one’s own, with the belt in tan to keep it friendly.':
    'بالكحلي هو زيّ يخصّك وحدك، والحزام بلون التان ليبقى ودوداً.',
  'Aya set in navy, front: peplum top with a narrow tan belt over a straight ankle-length skirt':
    'طقم آية باللون الكحلي من الأمام: قطعة علوية ببيبلوم وحزام رفيع بلون التان فوق تنورة مستقيمة حتى الكاحل',
  'Aya set in navy from behind: the gathered peplum below a narrow tan belt, the column skirt to the ankle':
    'طقم آية باللون الكحلي من الخلف: البيبلوم المزموم تحت حزام رفيع بلون التان، والتنورة المستقيمة إلى الكاحل',
  'Aya set in navy, very close: the narrow stitched belt and the gathers of the peplum below it':
    'طقم آية باللون الكحلي عن قرب شديد: الحزام الرفيع المدروز وزمّ البيبلوم من تحته',
  'Rania Tunic and Plissé Skirt in Deep Teal': 'تونيك رانيا وتنورة بليسيه، طاووسي داكن',
  'Smooth over ribbed. A tunic of silk satin reaches the middle of the thigh, with a seam at the waist, where the back is drawn in, and a little wider at the hem; from under it comes a skirt of fine plissé in a neighboring tone.':
    'ملاسة فوق تضليع. تونيك من ساتان الحرير يبلغ منتصف الفخذ، بدرزة عند الخصر يُشدّ عندها الظهر، ويتّسع قليلاً عند الذيل؛ ومن تحته تنورة بليسيه ناعمة بدرجة مجاورة.',
  'Both are deep teal. The plissé takes less light, and looks a shade darker.':
    'كلاهما طاووسي داكن. والبليسيه يأخذ من الضوء أقل، فيبدو أغمق درجة.',
  'The V of the neck is faced with a narrow band, and the sleeve is long enough to turn back once. It is the winter collection’s answer to trousers and a good knit, with the same <strong>freedom of step</strong>.':
    'على فتحة العنق السبعة شريط ضيّق، والكُم طويل بما يكفي ليُثنى مرة. هو جواب مجموعة الشتاء عن البنطال والكنزة الجيدة، وله <strong>حرية الخطوة</strong> نفسها.',
  'Tunic: 100% silk satin, 19 momme. Skirt: 100% polyester plissé.':
    'التونيك: ساتان حرير 100%، 19 مومي. التنورة: بليسيه بوليستر 100%.',
  'Tunic: dry clean': 'التونيك: تنظيف جاف',
  'Tunic from the shoulder, size M: 90 cm': 'التونيك من الكتف: 90 سم للمقاس M',
  'The form is 176 cm tall and wears a size S. The tunic is easy at the hip; choose by the bust.':
    'طول المانيكان 176 سم وعليه المقاس S. التونيك مريح عند الورك؛ اختاري بحسب الصدر.',
  'Rania set in deep teal, front: a V-necked satin tunic over a floor-length plissé skirt':
    'طقم رانيا باللون الطاووسي الداكن من الأمام: تونيك ساتان بفتحة سبعة فوق تنورة بليسيه حتى الأرض',
  'Rania set in deep teal from behind: the satin tunic is drawn in at the waist and ends at mid-thigh in a dark binding, plissé below it':
    'طقم رانيا باللون الطاووسي الداكن من الخلف: تونيك الساتان مشدود عند الخصر وينتهي عند منتصف الفخذ بحاشية داكنة، والبليسيه من تحته',
  'Rania tunic in deep teal, very close: fine lines in the silk, a rounded V neck bound in a darker ribbed silk with small stitches beside it':
    'تونيك رانيا باللون الطاووسي الداكن عن قرب شديد: خطوط دقيقة في الحرير، وفتحة سبعة مدوّرة يحفّها حرير مضلّع أغمق وإلى جانبه غرز صغيرة',
  'Rania Tunic and Plissé Skirt in Stone': 'تونيك رانيا وتنورة بليسيه، حجري',
  'Both are stone, a beige with some grey in it; the plissé below is a shade deeper.':
    'كلاهما حجري، بيج فيه شيء من الرمادي؛ والبليسيه من تحته أعمق درجة.',
  'Rania set in stone, front: a V-necked satin tunic over a floor-length plissé skirt':
    'طقم رانيا باللون الحجري من الأمام: تونيك ساتان بفتحة سبعة فوق تنورة بليسيه حتى الأرض',
  'Rania set in stone from behind: the tunic is drawn in at the waist and ends at mid-thigh in a narrow binding, plissé below it':
    'طقم رانيا باللون الحجري من الخلف: التونيك مشدود عند الخصر وينتهي عند منتصف الفخذ بحاشية ضيّقة، والبليسيه من تحته',
  'Rania tunic in stone, very close: fine lines in the silk, a rounded V neck bound in ribbed silk with small stitches beside it':
    'تونيك رانيا باللون الحجري عن قرب شديد: خطوط دقيقة في الحرير، وفتحة سبعة مدوّرة يحفّها حرير مضلّع وإلى جانبه غرز صغيرة',
  'Tala Robe Jacket Set': 'طقم تالا بجاكيت روب',
  'A robe jacket in printed silk twill, worn closed over an ivory pleated skirt. The jacket has no buttons: the fronts meet low, at a hidden hook, and a band of plain silk frames them from the nape to the hem.':
    'جاكيت روب من تويل الحرير المنقوش، يُلبس مغلقاً فوق تنورة عاجية بطيّات. بلا أزرار: تلتقي جهتاه في الأسفل عند خطّاف مخفي، ويؤطّرهما شريط من الحرير السادة من مؤخر العنق إلى الذيل.',
  'The print is built on an <strong>eight-point star</strong> that opens into a flower. It was drawn with a compass and colored by eye.':
    'بُنيت النقشة على <strong>نجمة ثمانية</strong> تتفتّح زهرة. رُسمت بالفرجار ولُوّنت بالعين.',
  'It comes on indigo, with stars in sand and gold, and on claret, where the same stars look like lacquer.':
    'يأتي على النيلي بنجوم رملية وذهبية، وعلى العنّابي حيث تبدو النجوم نفسها كأنها طلاء اللكّ.',
  'The set includes a sleeveless top in ivory crêpe.': 'ومع الطقم قطعة بلا أكمام من الكريب العاجي.',
  'Jacket: 100% silk twill, 16 momme. Skirt: 100% polyester crêpe, permanently pleated. Top: 100% polyester crêpe.':
    'الجاكيت: تويل حرير 100%، 16 مومي. التنورة: كريب بوليستر 100%، بطيّات دائمة. القطعة الداخلية: كريب بوليستر 100%.',
  'Skirt and top: hand wash cold, drip dry':
    'التنورة والقطعة الداخلية: غسيل يدوي بارد، تُجفّفان معلّقتين من دون عصر',
  'Jacket from the shoulder, size M: 82 cm': 'الجاكيت من الكتف: 82 سم للمقاس M',
  'Skirt from the waist, size M: 88 cm': 'التنورة من الخصر: 88 سم للمقاس M',
  'The form is 176 cm tall and wears a size S. The jacket is loose; choose by the waist of the skirt.':
    'طول المانيكان 176 سم وعليه المقاس S. الجاكيت فضفاض؛ اختاري بحسب خصر التنورة.',
  'Tala set, front: robe jacket printed with sand and gold stars on indigo, over an ivory pleated skirt':
    'طقم تالا من الأمام: جاكيت روب منقوش بنجوم رملية وذهبية على النيلي، فوق تنورة عاجية بطيّات',
  'Tala set from behind: the robe jacket printed with stars on indigo, ivory pleats from below the hip':
    'طقم تالا من الخلف: جاكيت الروب المنقوش بالنجوم على النيلي، والطيّات العاجية من تحت الورك',
  'Tala jacket in indigo star, very close: eight-pointed stars outlined in gold beside the plain silk band of the front':
    'جاكيت تالا بالنجوم على النيلي عن قرب شديد: نجوم ثمانية يحدّدها الذهبي إلى جانب شريط الحرير السادة على الأمام',
  'Tala set, front: robe jacket printed with pale gold stars on claret, over an ivory pleated skirt':
    'طقم تالا من الأمام: جاكيت روب منقوش بنجوم ذهبية فاتحة على العنّابي، فوق تنورة عاجية بطيّات',
  'Tala set from behind: the robe jacket printed with stars on claret, ivory pleats from below the hip':
    'طقم تالا من الخلف: جاكيت الروب المنقوش بالنجوم على العنّابي، والطيّات العاجية من تحت الورك',
  'Tala jacket in claret star, very close: eight-pointed stars outlined in gold beside the plain silk band of the front':
    'جاكيت تالا بالنجوم على العنّابي عن قرب شديد: نجوم ثمانية يحدّدها الذهبي إلى جانب شريط الحرير السادة على الأمام',
};
